import type { WorkOrderDetail, WorkOrderStatus } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';

/** What the owner should know or do next; empty where there is nothing. */
export function describeNextStep({ status, dueAt, acts }: Pick<WorkOrderDetail, 'status' | 'dueAt' | 'acts'>): string {
  const due = dueAt ? formatBeijingTime(dueAt) : '';
  switch (status) {
    case 2:
      return `工程师需要您补充信息${due && `，请在 ${due} 前回复，逾期工单会自动关闭`}。`;
    case 3:
      return `工程师已给出解决方案，请确认问题是否解决${due && `；到 ${due} 未确认将自动完成`}。`;
    case 6:
      return acts.includes('resume') || acts.includes('reply') ? '工单因超时未补充已关闭，直接回复即可恢复处理。' : '';
    default:
      return '';
  }
}

const CLOSED_REASONS: Readonly<Partial<Record<WorkOrderStatus, string>>> = {
  4: '工单已完成，不能继续回复。问题再次出现时可以重新打开，或提交新的工单。',
  5: '工单已撤销，不能继续回复。如需帮助，请提交新的工单。',
  6: '工单已关闭，不能继续回复。如需帮助，请提交新的工单。',
};

/** Why the owner cannot write in this state. */
export function describeClosed(status: WorkOrderStatus): string {
  return CLOSED_REASONS[status] ?? '现在不能回复';
}

const SECRET_LABELS: Readonly<Record<WorkOrderDetail['secret'], string>> = {
  none: '未填写',
  stored: '已加密保存，工单结束时清除',
  erased: '已清除',
};

/** What became of the confidential text. */
export function describeSecret(secret: WorkOrderDetail['secret']): string {
  return SECRET_LABELS[secret];
}
