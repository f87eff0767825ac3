import type { RetentionRule } from '@portal/api-contract/account';

/** What becomes of data, in a word. */
export const TREATMENT_LABELS: Readonly<Record<RetentionRule['treatment'], string>> = {
  erase: '删除',
  anonymize: '匿名化',
  keep: '保存',
};

/** Why accounts are closed. */
export const CLOSING_REASONS = ['不再使用', '已有其他账号', '担心个人信息', '产品不能满足需要', '其他'] as const;

/** What has to be typed to confirm. */
export const CONFIRMATION = '注销';
