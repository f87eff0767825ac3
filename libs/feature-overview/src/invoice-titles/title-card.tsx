import type { InvoiceTitle } from '@portal/api-contract/account';
import { INVOICE_TITLE_KINDS } from '@portal/api-contract/rules';
import { invoiceTitleLifecycle, listActs } from '@portal/lifecycles';
import { paths } from '@portal/portal-paths';
import { buttons, StatusTag } from '@portal/ui-account';
import { Badge, SiteLink } from '@portal/ui-kit';
import { useId } from 'react';
import { TitleFacts } from './title-facts';
import { TitleHistory } from './title-history';
import styles from './invoice-titles.module.css';

/** Props of `TitleCard`. */
export interface TitleCardProps {
  readonly title: InvoiceTitle;
  readonly isBusy: boolean;
  readonly onSetDefault: () => void;
  readonly onWithdraw: () => void;
}

const CHANGING_ACTS: readonly string[] = ['submit', 'save', 'change'];

/** A title of the list: how its audit stands, and what can be done. */
export function TitleCard({ title, isBusy, onSetDefault, onWithdraw }: TitleCardProps) {
  const titleId = useId();
  const { id, name, kind, status, reason, warning, isDefault, version } = title;
  const acts = listActs(invoiceTitleLifecycle, status, 'user');
  const canEdit = acts.some((act) => CHANGING_ACTS.includes(act));
  const isWaiting = status === 1;
  const editText = status === 3 || status === 5 ? '修改后重新提交' : '编辑';
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.name}>
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
      <div className={styles.acts}>
        {canEdit && (
          <SiteLink
            href={paths.invoiceTitleEdit.href(undefined, { id })}
            className={buttons.text}
            aria-label={`${editText} ${name}`}
          >
            {editText}
          </SiteLink>
        )}
        {acts.includes('withdraw') && (
          <button
            type="button"
            className={buttons.text}
            disabled={isBusy}
            aria-label={`撤回审核 ${name}`}
            onClick={onWithdraw}
          >
            撤回审核
          </button>
        )}
        {!isDefault && status !== 4 && (
          <button
            type="button"
            className={buttons.text}
            disabled={isBusy}
            aria-label={`设为默认 ${name}`}
            onClick={onSetDefault}
          >
            设为默认
          </button>
        )}
        {!isWaiting && (
          <SiteLink
            href={paths.invoiceTitleDelete.href(undefined, { id })}
            className={buttons.text}
            aria-label={`删除 ${name}`}
          >
            删除
          </SiteLink>
        )}
      </div>
      <TitleHistory id={id} version={version} />
    </li>
  );
}
