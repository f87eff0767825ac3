/** What the buyer says to a red invoice that waits for it, and how it is taken back before the seller has. */
export type RedDecision = 'agreeRed' | 'denyRed' | 'withdrawRed';

/** What the owner of an invoice may do that is asked about before, without a form. */
export type PlainAction = 'withdraw' | 'requestWithdrawal' | 'confirmReceipt' | RedDecision | 'delete';

/** What the owner of an invoice may do from the head of its page. */
export type OwnAction = Exclude<PlainAction, RedDecision> | 'requestRed' | 'reissue' | 'resendMail' | 'resubmit';

/** How an action is offered. */
export interface ActionWords {
  readonly label: string;
  readonly variant: 'primary' | 'secondary' | 'danger';
}

/** Actions in the order of their buttons. */
export const ACTION_WORDS: Readonly<Record<OwnAction, ActionWords>> = {
  resubmit: { label: '修改并重新申请', variant: 'primary' },
  confirmReceipt: { label: '确认签收', variant: 'primary' },
  resendMail: { label: '重新发送邮件', variant: 'secondary' },
  reissue: { label: '换开', variant: 'secondary' },
  requestRed: { label: '退票', variant: 'secondary' },
  withdraw: { label: '撤回申请', variant: 'danger' },
  requestWithdrawal: { label: '申请撤销', variant: 'danger' },
  delete: { label: '删除申请', variant: 'danger' },
};

/** How an action is asked about, and what is said once it is done. */
export interface ActionQuestion extends ActionWords {
  readonly question: string;
  readonly done: string;
}

/** Questions of the actions that need no form. */
export const ACTION_QUESTIONS: Readonly<Record<PlainAction, ActionQuestion>> = {
  withdraw: {
    ...ACTION_WORDS.withdraw,
    question: '撤回后不再开具这张发票，订单金额退回可开票金额，可以重新申请。',
    done: '申请已撤回',
  },
  requestWithdrawal: {
    ...ACTION_WORDS.requestWithdrawal,
    question: '纸质发票正在开具，撤销需要财务确认；确认前发票可能已经寄出，届时请在签收后申请退票。',
    done: '已申请撤销，等待财务确认',
  },
  confirmReceipt: {
    ...ACTION_WORDS.confirmReceipt,
    question: '请在收到纸质发票并核对票面后确认。',
    done: '已确认签收',
  },
  agreeRed: {
    ...{ label: '确认红冲', variant: 'primary' },
    question: '确认后将开具红字发票，原发票作废，已抵扣的进项税额需要转出。',
    done: '已确认，红字发票开具后会通知您',
  },
  denyRed: {
    ...{ label: '否认红冲', variant: 'danger' },
    question: '否认后，本次退票作废，原发票仍然有效。',
    done: '已否认，原发票仍然有效',
  },
  withdrawRed: {
    ...{ label: '撤销红字确认', variant: 'danger' },
    question: '撤销后，本次退票作废，原发票仍然有效。',
    done: '已撤销，原发票仍然有效',
  },
  delete: {
    ...ACTION_WORDS.delete,
    question: '删除后，这条申请不再出现在您的列表里，也不能恢复。',
    done: '申请已删除',
  },
};

/** The actions an answer permits, in the order of their buttons; what can be returned can be exchanged as well. */
export function selectOwnActions(actions: readonly string[]): readonly OwnAction[] {
  return (Object.keys(ACTION_WORDS) as OwnAction[]).filter((action) =>
    actions.includes(action === 'reissue' ? 'requestRed' : action),
  );
}
