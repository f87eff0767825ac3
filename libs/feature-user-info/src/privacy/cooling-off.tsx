import type { AccountClosing } from '@portal/api-contract/account';
import { useRevokeAccountClosingMutation } from '@portal/data-access-api/account';
import { formatBeijingTime } from '@portal/ui-account';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './closing.module.css';
import panels from './panels.module.css';

const DAY_MS = 24 * 3_600_000;

/** Props of `CoolingOff`. */
export interface CoolingOffProps {
  readonly closing: AccountClosing;
}

/** How long the account can still be kept, and the way to keep it. */
export function CoolingOff({ closing: { closingNo, requestedAt, effectiveAt } }: CoolingOffProps) {
  const [revoke, { isLoading, error }] = useRevokeAccountClosingMutation();
  const [shownAt] = useState(() => Date.now());
  const daysLeft = Math.max(0, Math.ceil((Date.parse(effectiveAt) - shownAt) / DAY_MS));
  return (
    <div className={styles.cooling} role="status">
      <p className={styles.days}>
        <b>{daysLeft}</b> 天后注销
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>注销时间</dt>
          <dd>{formatBeijingTime(effectiveAt)}</dd>
        </div>
        <div>
          <dt>申请时间</dt>
          <dd>{formatBeijingTime(requestedAt)}</dd>
        </div>
        <div>
          <dt>申请编号</dt>
          <dd>{closingNo}</dd>
        </div>
      </dl>
      <p className={panels.text}>在此之前重新登录，或点击「取消注销」，账号都会保留。</p>
      <div className={panels.actions}>
        <Button variant="primary" size="compact" disabled={isLoading} onClick={() => void revoke()}>
          {isLoading ? '提交中…' : '取消注销'}
        </Button>
        {error && (
          <span role="alert" className={panels.alert}>
            {(error as { msg?: string }).msg || '取消失败，请重试'}
          </span>
        )}
      </div>
    </div>
  );
}
