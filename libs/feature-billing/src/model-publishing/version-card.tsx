import type { PublishedModelDetail } from '@portal/api-contract/account';
import { useDiscardModelVersionMutation, useOpenModelVersionMutation } from '@portal/data-access-api/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { toEditHref } from './published-hrefs';
import styles from './publishing.module.css';
import { StepButton } from './step-button';

/** 版本: all of them, and the way to the next one. */
export function VersionCard({ model: { id, versions, actions } }: { readonly model: PublishedModelDetail }) {
  const [openVersion] = useOpenModelVersionMutation();
  const [discard] = useDiscardModelVersionMutation();
  const navigate = useNavigate();
  return (
    <AccountCard title="版本">
      <div className={styles.fields}>
        <p className={styles.text}>新版本通过审核前，访客一直看到当前版本；通过后自动替换，密钥与额度不变。</p>
        <ol className={styles.versions} reversed>
          {versions.map(({ number, label, notes, createdAt, passedAt, isLive }) => (
            <li key={number} className={styles.version}>
              <p className={styles.versionHead}>
                <strong>{label}</strong>
                {isLive && <Badge tone="active">当前版本</Badge>}
                {passedAt ? (
                  <time dateTime={passedAt}>{formatBeijingTime(passedAt)} 通过审核</time>
                ) : (
                  <time dateTime={createdAt}>{formatBeijingTime(createdAt)} 创建，未发布</time>
                )}
              </p>
              {notes && <p className={styles.text}>{notes}</p>}
            </li>
          ))}
        </ol>
        {actions.includes('newVersion') && (
          <StepButton
            text="新建版本"
            variant="primary"
            send={(idempotencyKey) => openVersion({ body: { id }, idempotencyKey })}
            onDone={() => void navigate(toEditHref(id))}
          />
        )}
        {actions.includes('discardVersion') && (
          <StepButton
            text="放弃修改"
            question="未发布的版本将被删除，不能恢复；已通过的版本不受影响。"
            variant="danger"
            send={(idempotencyKey) => discard({ body: { id }, idempotencyKey })}
          />
        )}
      </div>
    </AccountCard>
  );
}
