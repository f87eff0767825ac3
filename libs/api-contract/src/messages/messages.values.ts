/** What messages are about, in the order of the page's tabs (design: account area, `message`). */
export const MESSAGE_TYPES = {
  system: '系统',
  order: '订单',
  workorder: '工单',
  realname: '实名',
  community: '社区',
  activity: '活动',
  security: '安全',
} as const;

/** Most messages one call marks or deletes by id. */
export const MESSAGE_SELECTION_LIMIT = 100;

/** Ways beside the site itself on which a message may come. */
export const MESSAGE_CHANNELS = { sms: '短信', mail: '邮件' } as const;
