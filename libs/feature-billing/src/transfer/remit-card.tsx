import type { RemitInfo } from '@portal/api-contract/account';
import { AccountCard, FactList, formatAmount } from '@portal/ui-account';
import { PaymentClock } from '../orders/payment-clock';
import { CopiedFact } from './copied-fact';
import styles from './transfer.module.css';

/** 汇款信息: where an order is paid by a transfer, and what has to be written there. */
export function RemitCard({ info }: { readonly info: RemitInfo }) {
  const { account, code, amount, received, payUntil } = info;
  return (
    <AccountCard title="汇款信息">
      {account.isDemo && <p className={styles.demo}>演示账号，请勿真实汇款。提交凭证后，演示环境会自动确认到账。</p>}
      <FactList
        facts={[
          ['收款户名', <CopiedFact key="name" name="收款户名" value={account.name} />],
          [
            '收款账号',
            <CopiedFact key="number" name="收款账号" value={account.number} shown={inGroups(account.number, 4)} />,
          ],
          ['开户银行', <CopiedFact key="bank" name="开户银行" value={account.bank} />],
          [
            '汇款金额',
            amount > 0 ? (
              <CopiedFact key="amount" name="汇款金额" value={(amount / 100).toFixed(2)} shown={formatAmount(amount)} />
            ) : (
              '已付清'
            ),
          ],
          ...(received > 0 ? ([['已到账', formatAmount(received)]] as const) : []),
          ['汇款识别码', <CopiedFact key="code" name="汇款识别码" value={code} shown={inGroups(code, 3)} />],
          ...(payUntil ? ([['价格保留', <PaymentClock key="clock" payUntil={payUntil} />]] as const) : []),
        ]}
      />
      {amount > 0 && (
        <ol className={styles.steps}>
          <li>
            转账时在「附言」或「备注」中只填写汇款识别码 <strong>{inGroups(code, 3)}</strong>，系统据此自动匹配订单。
          </li>
          <li>请一次汇足上面的金额，并使用与实名认证一致的账户付款，否则需要财务人工核对。</li>
          <li>汇款后上传银行回单，到账一般需要 1 至 2 个工作日；到账后自动开通并通知您。</li>
        </ol>
      )}
    </AccountCard>
  );
}

/** A number or code in groups, as people read it out. */
function inGroups(text: string, size: number): string {
  return text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? text;
}
