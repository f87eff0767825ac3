import type { IdentificationDetail } from '@portal/api-contract/account';
import { WaitingPanel } from '../shared/waiting-panel';
import { AccountStep } from './account-step';
import { AmountStep } from './amount-step';

/** Props of `RemittanceView`. */
export interface RemittanceViewProps {
  readonly record: IdentificationDetail;
  readonly triesLeft: number | undefined;
}

/** What a remittance waits for. */
export function RemittanceView({ record, triesLeft }: RemittanceViewProps) {
  const { state, hasElements, dueAt } = record;
  if (state === 4) return <AmountStep record={record} triesLeft={triesLeft} />;
  if (state === 3)
    return (
      <WaitingPanel
        title="已申请打款，等待银行处理"
        text="通常几分钟内到账，部分银行需要1至2个工作日。可以离开本页，到账后会发消息提醒您。"
        dueAt={dueAt}
      />
    );
  if (hasElements) return <AccountStep record={record} />;
  return (
    <WaitingPanel
      title="企业信息核验中"
      text="核验机构暂时没有响应，我们会自动重试，结果通过消息通知您；也可以改用企业证照审核。"
      dueAt={dueAt}
    />
  );
}
