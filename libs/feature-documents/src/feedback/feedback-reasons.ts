import type { docFeedback, EndpointInput } from '@portal/api-contract';

/** Why a page did not help. */
export type FeedbackReason = NonNullable<EndpointInput<typeof docFeedback>['reasons']>[number];

/** Names of the reasons; the contract's own, compared by a test. */
export const REASON_LABELS: Readonly<Record<FeedbackReason, string>> = {
  unclear: '内容看不懂',
  incomplete: '步骤或说明不完整',
  wrong: '内容有误或与产品不一致',
  missing: '没有找到需要的内容',
  example: '示例无法运行',
  broken: '链接或图片打不开',
};

/** Names of where a feedback stands; the contract's own, compared by a test. */
export const STATUS_LABELS = { received: '已收到', handled: '已处理' } as const;
