import type { MessageType } from '@portal/api-contract/account';

/** What a type of message tells, where its owner chooses how to receive it. */
export const TYPE_HINTS: Readonly<Record<MessageType, string>> = {
  system: '平台公告、申请进展与维护升级',
  order: '下单、支付、开票与退款进展',
  workorder: '客服回复、方案与状态变化',
  realname: '认证结果与到期提醒',
  community: '回答、评论与审核结果',
  activity: '报名、开始提醒与回放',
  security: '登录与账号变更，不可关闭',
};
