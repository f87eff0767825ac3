import { type InvoiceDetail, INVOICE_LIMITS, RED_CODES, RED_ENTRIES, RED_REASONS } from '@portal/api-contract/account';
import { AccountCard, FactList, formatBeijingTime, TimeLimit, useNow } from '@portal/ui-account';
import { Button, ButtonRow } from '@portal/ui-kit';
import { ACTION_QUESTIONS, type RedDecision } from './invoice-actions';
import { readRedClock } from './red-clock.rules';
import styles from './red-card.module.css';

const TICK_MS = 30_000;

/** 购方录入待销方确认: the buyer has said what it thinks. */
const ENTERED_BY_BUYER = '03';

/** Props of `RedCard`. */
export interface RedCardProps {
  readonly invoice: InvoiceDetail;
  readonly onAction: (action: RedDecision) => void;
}

/** 红字发票: how the newest application for one stands, its clock, and what its buyer can do. */
export function RedCard({ invoice: { red, actions, status }, onAction }: RedCardProps) {
  if (!red) return null;
  const { redNo, reason, code, entry, confirmation, number, requestedAt, issuedAt, reissue, refusal, deadline } = red;
  const isWaiting = status === 50 && deadline !== null;
  return (
    <AccountCard title={reissue ? '换开 · 红字发票' : '红字发票'}>
      <div className={styles.red}>
        {isWaiting && <RedClock deadline={deadline} />}
        {refusal && <p className={styles.refusal}>{`未通过：${refusal}`}</p>}
        <FactList
          facts={[
            ['红字申请单号', redNo],
            ['确认单状态', code ? `${code} ${RED_CODES[code]}` : '等待税务平台返回'],
            [reissue ? '换开原因' : '退票原因', RED_REASONS[reason]],
            ['抵扣情况', RED_ENTRIES[entry]],
            ...(confirmation ? ([['确认单编号', confirmation]] as const) : []),
            ...(number ? ([['红字发票号码', number]] as const) : []),
            ['申请时间', formatBeijingTime(requestedAt)],
            ...(issuedAt ? ([['红字开具时间', formatBeijingTime(issuedAt)]] as const) : []),
          ]}
        />
        {actions.includes('confirmRed') && (
          <ButtonRow>
            {(code === ENTERED_BY_BUYER ? (['withdrawRed'] as const) : (['denyRed', 'agreeRed'] as const)).map(
              (decision) => (
                <Button
                  key={decision}
                  variant={ACTION_QUESTIONS[decision].variant}
                  size="compact"
                  onClick={() => onAction(decision)}
                >
                  {ACTION_QUESTIONS[decision].label}
                </Button>
              ),
            )}
          </ButtonRow>
        )}
      </div>
    </AccountCard>
  );
}

function RedClock({ deadline }: { readonly deadline: string }) {
  const now = useNow(TICK_MS);
  return (
    <div className={styles.clock}>
      <TimeLimit label="红字确认剩余时间" {...readRedClock(deadline, now)} until={deadline} untilText="请在" />
      <small>{`发起后 ${INVOICE_LIMITS.redHours} 小时内未确认，红字确认单自动作废，原发票仍然有效`}</small>
    </div>
  );
}
