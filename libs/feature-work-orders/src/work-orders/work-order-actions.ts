import { describeAction, workOrderLifecycle } from '@portal/lifecycles';

/** What the owner of a work order may do beside writing. */
export type OwnAction =
  'confirm' | 'reject' | 'reopen' | 'withdraw' | 'urge' | 'escalate' | 'rate' | 'grant' | 'revokeGrant' | 'delete';

/** Actions that are asked about in a dialog with at most a reason. */
export type PlainAction = Exclude<OwnAction, 'rate' | 'grant'>;

/** How an action is offered. */
export interface ActionWords {
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
}

/** How an action is asked about, and what is said once it is done. */
export interface ActionQuestion {
  readonly question: string;
  readonly reason?: { readonly label: string; readonly isRequired: boolean };
  readonly done: string;
}

const nameOf = (action: string) => describeAction(workOrderLifecycle, action);

/** Actions in the order of their buttons. */
export const ACTION_WORDS: Readonly<Record<OwnAction, ActionWords>> = {
  confirm: { label: nameOf('confirm'), variant: 'primary' },
  reject: { label: nameOf('reject'), variant: 'secondary' },
  rate: { label: '评价服务', variant: 'primary' },
  reopen: { label: nameOf('reopen'), variant: 'secondary' },
  urge: { label: '催单', variant: 'secondary' },
  grant: { label: '授权诊断', variant: 'secondary' },
  revokeGrant: { label: '收回授权', variant: 'secondary' },
  escalate: { label: '升级投诉', variant: 'secondary' },
  withdraw: { label: nameOf('withdraw'), variant: 'danger' },
  delete: { label: '删除工单', variant: 'danger' },
};

/** Questions of the actions that need no form of their own. */
export const ACTION_QUESTIONS: Readonly<Record<PlainAction, ActionQuestion>> = {
  confirm: {
    question: '确认问题已经解决？确认后工单完成，7天内仍可重新打开。',
    done: '已确认解决，感谢您的反馈',
  },
  reject: {
    question: '请告诉工程师哪里没有解决，工单会退回继续处理。',
    reason: { label: '未解决的情况', isRequired: true },
    done: '已退回继续处理',
  },
  reopen: {
    question: '问题再次出现或没有真正解决时，可以重新打开工单，最多两次。',
    reason: { label: '重新打开的原因', isRequired: true },
    done: '工单已重新打开',
  },
  withdraw: {
    question: '撤销后工单不再处理，也不能恢复。',
    reason: { label: '撤销原因', isRequired: false },
    done: '工单已撤销',
  },
  urge: {
    question: '催单会提醒负责的工程师尽快处理，30分钟内只能催一次。',
    done: '已催单，工程师会尽快处理',
  },
  escalate: {
    question: '升级后由服务主管跟进，每个工单可以升级一次。',
    reason: { label: '投诉的原因', isRequired: true },
    done: '已升级，服务主管会尽快联系您',
  },
  revokeGrant: {
    question: '收回后，工程师立即不能再查看您的资源。',
    done: '已收回诊断授权',
  },
  delete: {
    question: '删除后，工单不再出现在您的列表里，也不能恢复。',
    done: '工单已删除',
  },
};

/** The actions an answer permits, in the order of their buttons; unknown ones are not offered. */
export function selectOwnActions(actions: readonly string[]): readonly OwnAction[] {
  return (Object.keys(ACTION_WORDS) as OwnAction[]).filter((action) => actions.includes(action));
}

/** Whether the owner may write. */
export function canReply(actions: readonly string[]): boolean {
  return ['reply', 'supplement', 'resume'].some((action) => actions.includes(action));
}
