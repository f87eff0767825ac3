/** How much a problem hurts, and how soon somebody answers (design: account area, work orders). */
export const WORK_ORDER_SEVERITIES = {
  P1: { label: '紧急', text: '业务中断，无法使用', promise: '15分钟内响应' },
  P2: { label: '高', text: '主要功能受影响', promise: '1小时内响应' },
  P3: { label: '中', text: '一般问题，有替代办法', promise: '4小时内响应' },
  P4: { label: '低', text: '咨询与建议', promise: '1个工作日内响应' },
} as const;

/** Days for which a diagnosis may be permitted; 0 for none. */
export const GRANT_DAYS = [0, 1, 3, 7] as const;

/** When the contact of a work order may be called. */
export const CONTACT_HOURS = { anytime: '随时', workday: '工作日 9:00-18:00', evening: '18:00-22:00' } as const;

/** What somebody of the platform may look at for a while, if the owner agrees. */
export const GRANT_SCOPES = { config: '查看配置与日志', instance: '登录实例排查' } as const;

/** Tags of a rating. */
export const RATING_TAGS = [
  '响应及时',
  '解答专业',
  '态度耐心',
  '一次解决',
  '等待太久',
  '没有解决',
  '沟通不畅',
] as const;

/** Limits of a work order's fields: at least and at most so many characters, or at most; `files` in pieces. */
export const WORK_ORDER_LIMITS = {
  title: [5, 60],
  description: [10, 2000],
  resource: 100,
  secret: 1000,
  contactName: 20,
  reply: [1, 2000],
  reason: [2, 300],
  rating: 300,
  files: 5,
} as const;
