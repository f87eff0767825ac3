import { type Identification, IDENTITY_PROOFS } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';

/** What an open verification waits for, and until when. */
export function describeOngoing({ state, proof, hasElements, isAppeal, dueAt }: Identification): string {
  const until = dueAt ? `，请在 ${formatBeijingTime(dueAt)} 前完成` : '';
  switch (state) {
    case 1:
      return `尚未提交${until}`;
    case 2:
      return `${hasElements ? '' : '信息核验中，'}${proof ? `待完成${IDENTITY_PROOFS[proof]}` : '等待核验结果'}${until}`;
    case 3:
      return '银行打款中，到账后请填写金额';
    case 4:
      return `已打款，请填写到账金额${until}`;
    default:
      return `审核员将在1个工作日内处理${isAppeal ? '您的申诉' : ''}`;
  }
}
