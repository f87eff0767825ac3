import type { Device } from '@portal/api-contract/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { Alert, Badge, Button, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { type Removal, RemoveDeviceDialog } from './remove-device-dialog';
import styles from './security.module.css';

/** Browsers in which the account is logged in. */
export function DeviceList({ result }: { readonly result: QueryState<readonly Device[]> }) {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [notice, setNotice] = useState('');
  const hasOthers = result.data?.some(({ current }) => !current);

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
      <QueryView result={result} waiting={<Skeleton height={84} />}>
        {(devices) => (
          <ul className={styles.rows}>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} onRemove={() => setRemoval(device)} />
            ))}
          </ul>
        )}
      </QueryView>
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
      <div className={styles.rowAction}>
        {!current && (
          <Button size="compact" aria-label={`将 ${name} 下线`} onClick={onRemove}>
            下线
          </Button>
        )}
      </div>
    </li>
  );
}
