import { APPLICATION_KINDS, type ApplicationBrief } from '@portal/api-contract';
import { useGetApplicationQuery } from '@portal/data-access-api/account';
import { useWithdrawApplicationMutation } from '@portal/data-access-api/forms';
import { applicationLifecycle, listActions } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordLink, StatusTag } from '@portal/ui-account';
import { Button, SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import { HistoryToggle } from '../record-history/history-toggle';
import { RecordHistory } from '../record-history/record-history';
import styles from './applications.module.css';

/** State of an application that was approved. */
const APPROVED = 30;

/** An application: how it stands and why, what happened to it, and taking it back as long as nobody works on it. */
export function ApplicationRow({ application }: { readonly application: ApplicationBrief }) {
  const titleId = useId();
  const { applicationNo, kind, itemName, itemUrl, state, reason, createdAt, version } = application;
  const [withdraw, { isLoading, error }] = useWithdrawApplicationMutation();
  const canWithdraw = listActions(applicationLifecycle, state, 'user').includes('withdraw');
  return (
    <article className={styles.row} aria-labelledby={titleId}>
      <div>
        <p className={styles.meta}>
          {APPLICATION_KINDS[kind]} · {applicationNo}
        </p>
        <h2 id={titleId}>
          <SiteLink href={itemUrl}>{itemName}</SiteLink>
        </h2>
        <p className={styles.meta}>提交于 {createdAt.slice(0, 16).replace('T', ' ')}</p>
      </div>
      <div className={styles.state}>
        <StatusTag lifecycle={applicationLifecycle} state={state} />
        {kind === 'model' && state === APPROVED && (
          <RecordLink text="去使用" name={itemName} href={accountPaths.modelBase.href()} />
        )}
        {canWithdraw && (
          <Button size="compact" disabled={isLoading} onClick={() => void withdraw({ applicationNo })}>
            撤回
          </Button>
        )}
        {error && <span role="alert">{(error as { msg?: string }).msg || '撤回失败，请重试'}</span>}
      </div>
      <div className={styles.progress}>
        {reason && (
          <p className={styles.reason}>
            <strong>未通过原因</strong>
            {reason}
          </p>
        )}
        <ApplicationHistory applicationNo={applicationNo} version={version} />
      </div>
    </article>
  );
}

interface ApplicationHistoryProps {
  readonly applicationNo: string;
  /** Grows when something happens to the application: its history is read again. */
  readonly version: number;
}

/** What happened to an application and what came with it, fetched when it is opened. */
function ApplicationHistory({ applicationNo, version }: ApplicationHistoryProps) {
  return (
    <HistoryToggle label="办理进度">
      <History key={version} applicationNo={applicationNo} />
    </HistoryToggle>
  );
}

function History({ applicationNo }: { readonly applicationNo: string }) {
  const result = useGetApplicationQuery({ applicationNo }, { refetchOnMountOrArgChange: true });
  return <RecordHistory lifecycle={applicationLifecycle} filesLabel="提交的附件" result={result} />;
}
