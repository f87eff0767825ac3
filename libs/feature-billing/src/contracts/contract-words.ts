import type { ContractBrief, ContractDetail } from '@portal/api-contract/account';
import { formatAmount, formatBeijingTime } from '@portal/ui-account';

/** States in which something happens by itself, or by somebody else; a review is over where a letter of intent was approved. */
const WAITING_STATES: readonly number[] = [31, 70];

/** Whether something happens to a contract that its owner waits for. */
export function isWaiting({
  status,
  isApproved,
  paper,
  actions = [],
}: Pick<ContractBrief, 'status' | 'isApproved'> & Partial<Pick<ContractDetail, 'paper' | 'actions'>>): boolean {
  if (status === 30) return !!paper || actions.includes('signOutside');
  return WAITING_STATES.includes(status) || (status === 20 && !isApproved);
}

/** What a contract is about: its amount, or that it is yet to be agreed on; a dash for a framework, which has none. */
export function describeAmount({ amount, kind }: Pick<ContractBrief, 'amount' | 'kind'>): string {
  if (amount !== null) return formatAmount(amount);
  return kind === 'intent' ? '待议' : '–';
}

/** What the time of a contract is the end of; empty where there is none. */
export function describeDue({ status, type, dueAt }: Pick<ContractBrief, 'status' | 'type' | 'dueAt'>): string {
  if (dueAt === null) return '';
  const time = formatBeijingTime(dueAt);
  if (type === 1) return `${time} 前可下载`;
  return status === 30 ? `${time} 前签署` : `有效至 ${time}`;
}

/** What the owner should know or do next; empty where there is nothing. */
export function describeNextStep(contract: ContractDetail): string {
  const { status, type, isApproved, signMode, signerRole, reason, dueAt, rescission, actions } = contract;
  switch (status) {
    case 10:
      return '请核对下方的合同文本，确认无误后提交。提交后文本不再变化。';
    case 20:
      if (type === 1 && isApproved) return '意向合同已通过审核，没有法律效力，可下载后与同事确认，确认后转为正式合同。';
      return signerRole === 2 && contract.specialTerms === ''
        ? '正在核对授权书，通常在 2 个工作小时内完成，结果会发到消息中心。'
        : '含特别约定的合同由法务审核，通常在 2 个工作小时内完成，结果会发到消息中心。';
    case 21:
      return `未通过审核：${reason}。可以按此合同重新申请，修改后再提交。`;
    case 30:
      if (signMode === 'paper') return describePaper(contract);
      return `请阅读合同后${actions.includes('signOutside') ? '前往签署页面' : ''}签署${dueAt ? `，${formatBeijingTime(dueAt)} 前有效` : ''}。`;
    case 31:
      return '您已签署，平台正在盖章，通常在一分钟内完成。';
    case 50:
      return `您已拒签：${reason}`;
    case 51:
      return reason && `合同已撤销：${reason}。需要时可以重新申请。`;
    case 70:
      if (rescission === null) return '';
      return rescission.by === 'user'
        ? `您已申请解约：${rescission.reason}。平台通常在 2 个工作小时内答复，答复前合同继续有效。`
        : `平台提出解约：${rescission.reason}。请阅读并签署解除协议，或拒绝解约；答复前合同继续有效。`;
    case 71:
      return '双方已签署解除协议，合同已解除。已付款项按退款规则在订单中办理。';
    case 52:
      return '已超过签署期限，合同失效，可以重新申请。';
    default:
      return '';
  }
}

function describePaper({ paper, reason, dueAt }: ContractDetail): string {
  if (paper) return '签署扫描件已提交，正在核对，通常在 2 个工作小时内完成，结果会发到消息中心。';
  const until = dueAt ? `，${formatBeijingTime(dueAt)} 前有效` : '';
  const returned = reason && `扫描件被退回：${reason}。`;
  return `${returned}请下载合同打印，签字盖章后提交扫描件，或寄回原件${until}。`;
}
