import type { InvoiceTitle } from '@portal/api-contract/account';
import { INVOICE_TITLE_KINDS } from '@portal/api-contract/rules';
import { useGetInvoiceTitleQuery } from '@portal/data-access-api/account';
import { invoiceTitleLifecycle, listActions } from '@portal/lifecycles';
import { accountPaths } from '@portal/portal-paths/account';
import { cardStyles, RecordButton, RecordLink, StatusTag } from '@portal/ui-account';
import { Badge } from '@portal/ui-kit';
import { useId } from 'react';
import { HistoryToggle } from '../record-history/history-toggle';
import { RecordHistory } from '../record-history/record-history';
import styles from './invoice-titles.module.css';
import { TitleFacts } from './title-facts';

/** Props of `TitleCard`. */
export interface TitleCardProps {
  readonly title: InvoiceTitle;
  readonly isBusy: boolean;
  readonly onSetDefault: () => void;
  readonly onWithdraw: () => void;
}

const CHANGING_ACTIONS: readonly string[] = ['submit', 'save', 'change'];

/** A title of the list: how its audit stands, and what can be done. */
export function TitleCard({ title, isBusy, onSetDefault, onWithdraw }: TitleCardProps) {
  const titleId = useId();
  const { id, name, kind, status, reason, warning, isDefault, version } = title;
  const actions = listActions(invoiceTitleLifecycle, status, 'user');
  const canEdit = actions.some((action) => CHANGING_ACTIONS.includes(action));
  const isWaiting = status === 1;
  const editText = status === 3 || status === 5 ? '修改后重新提交' : '编辑';
  return (
    <li className={cardStyles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={cardStyles.name}>
          {name}
        </h2>
        <StatusTag lifecycle={invoiceTitleLifecycle} state={status} />
        <Badge tone="muted">{INVOICE_TITLE_KINDS[kind]}</Badge>
        {isDefault && <Badge tone="info">默认</Badge>}
      </div>
      {reason && (
        <p className={styles.reason} data-state={status}>
          <strong>{status === 3 ? '驳回原因' : '失效原因'}</strong>
          {reason}
        </p>
      )}
      {isWaiting && warning && <p className={styles.reason}>{warning}</p>}
      <TitleFacts title={title} />
      <div className={cardStyles.actions}>
        {canEdit && (
          <RecordLink text={editText} name={name} href={accountPaths.invoiceTitleEdit.href(undefined, { id })} />
        )}
        {actions.includes('withdraw') && (
          <RecordButton text="撤回审核" name={name} isBusy={isBusy} onClick={onWithdraw} />
        )}
        {!isDefault && status !== 4 && (
          <RecordButton text="设为默认" name={name} isBusy={isBusy} onClick={onSetDefault} />
        )}
        {!isWaiting && (
          <RecordLink text="删除" name={name} href={accountPaths.invoiceTitleDelete.href(undefined, { id })} />
        )}
      </div>
      <TitleHistory id={id} version={version} />
    </li>
  );
}

interface TitleHistoryProps {
  readonly id: string;
  /** Grows when something happens to the title: its history is read again. */
  readonly version: number;
}

/** What happened to a title and its evidence, fetched when it is opened. */
function TitleHistory({ id, version }: TitleHistoryProps) {
  return (
    <HistoryToggle label="审核记录">
      <History key={version} id={id} />
    </HistoryToggle>
  );
}

function History({ id }: { readonly id: string }) {
  const result = useGetInvoiceTitleQuery({ id }, { refetchOnMountOrArgChange: true });
  return <RecordHistory lifecycle={invoiceTitleLifecycle} filesLabel="资质附件" result={result} />;
}
