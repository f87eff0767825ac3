export { AUDIT_STATUSES, LISTING_STATES as MODEL_LISTING_STATES, LISTING_STATUSES } from '../lifecycle/listing.values';

/** Kinds of values that a parameter may have. */
export const PARAMETER_TYPES = [
  'number',
  'integer',
  'string',
  'boolean',
  'number[]',
  'string[]',
  'object',
  'array',
] as const;

/** What is asked of a model of each type beyond what all have, in the order in which a text has it. */
export const MODEL_SPECIFICS = {
  1: [
    { label: '适用环节', hint: '如：订单评审、换型排产、来料检验' },
    { label: '触发条件', hint: '什么时候运行，由谁或什么事件触发' },
    { label: '业务结果', hint: '给出什么决定或单据，谁来使用' },
  ],
  2: [
    { label: '机理依据', hint: '所用的方程、标准或经验公式' },
    { label: '适用工况', hint: '设备、介质、温度与压力等范围' },
    { label: '验证方式', hint: '用什么数据、怎样验证' },
  ],
  3: [
    { label: '求解方法', hint: '求解器、离散方法与收敛判据' },
    { label: '边界条件', hint: '几何、网格、载荷与初值' },
    { label: '试验对比', hint: '与哪些试验结果比较，偏差多大' },
  ],
  4: [
    { label: '算法与框架', hint: '算法、网络结构与运行框架' },
    { label: '训练数据', hint: '来源、规模、时间范围与标注方式' },
    { label: '更新方式', hint: '多久重新训练，怎样发现性能下降' },
  ],
} as const;

/** Bounds of what somebody publishes. */
export const PUBLISHING_LIMITS = {
  models: 100,
  files: 3,
  parameters: 12,
  accuracy: 5,
  positions: 10,
  /** As many models taken down within so many days suspend publishing. */
  strikes: 3,
  strikeDays: 90,
} as const;
