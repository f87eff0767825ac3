import type { Device } from '@portal/api-contract/account';
import { useListDevicesQuery } from '@portal/data-access-api/account';
import { AccountCard, formatBeijingTime, PENDING } from '@portal/ui-account';
import { Alert, Badge, Button, DataNotice, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { type Removal, RemoveDeviceDialog } from './remove-device-dialog';
import styles from './security.module.css';

/** Browsers in which the account is logged in. */
export function DeviceList() {
  const { data: devices, isError, error, refetch } = useListDevicesQuery();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [notice, setNotice] = useState('');
  const hasOthers = devices?.some(({ current }) => !current) === true;

  return (
    <AccountCard
      title="登录设备"
      action={
        hasOthers && (
          <Button size="compact" onClick={() => setRemoval('others')}>
            全部下线
          </Button>
        )
      }
    >
      <Alert tone="success" className={styles.notice}>
        {notice}
      </Alert>
      {devices && (
        <ul className={styles.rows}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onRemove={() => setRemoval(device)} />
          ))}
        </ul>
      )}
      {!devices && (isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      <RemoveDeviceDialog removal={removal} onClose={() => setRemoval(null)} onRemoved={setNotice} />
    </AccountCard>
  );
}

function DeviceRow({ device, onRemove }: { readonly device: Device; readonly onRemove: () => void }) {
  const { name, ipRegion, loginAt, lastAt, current } = device;
  return (
    <li className={styles.row}>
      <div className={styles.rowWords}>
        <h3 className={styles.rowName}>
          {name} {current && <Badge tone="active">当前设备</Badge>}
        </h3>
        <p>{ipRegion}</p>
      </div>
      <p className={styles.times}>
        登录于 {formatBeijingTime(loginAt)}
        <br />
        最近使用 {formatBeijingTime(lastAt)}
      </p>
      <div className={styles.rowAct}>
        {!current && (
          <Button size="compact" aria-label={`将 ${name} 下线`} onClick={onRemove}>
            下线
          </Button>
        )}
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="加载中" {...PENDING}>
      <Skeleton height={84} />
    </div>
  );
}
