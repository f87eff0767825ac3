import type { ApplicationBrief } from '@portal/api-contract';
import { useWithdrawApplicationMutation } from '@portal/data-access-api/forms';
import { Badge, SiteLink } from '@portal/ui-kit';
import { KIND_LABELS, STATE_LABELS } from './application-labels';
import styles from './applications.module.css';

/** An application with its state; one that nobody works on yet can be taken back. */
export function ApplicationRow({ application }: { readonly application: ApplicationBrief }) {
  const { applicationNo, kind, itemName, itemUrl, state, createdAt } = application;
  const [withdraw, { isLoading, error }] = useWithdrawApplicationMutation();
  return (
    <article className={styles.row}>
      <div>
        <p className={styles.meta}>
          {KIND_LABELS[kind]} · {applicationNo}
        </p>
        <h2>
          <SiteLink href={itemUrl}>{itemName}</SiteLink>
        </h2>
        <p className={styles.meta}>提交于 {createdAt.slice(0, 16).replace('T', ' ')}</p>
      </div>
      <div className={styles.state}>
        <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].text}</Badge>
        {state === 'submitted' && (
          <button type="button" disabled={isLoading} onClick={() => void withdraw({ applicationNo })}>
            撤回
          </button>
        )}
        {error && <span role="alert">{(error as { msg?: string }).msg || '撤回失败，请重试'}</span>}
      </div>
    </article>
  );
}
