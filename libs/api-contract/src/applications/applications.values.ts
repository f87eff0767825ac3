/** Limits of the application forms: at least and at most so many characters, or at most; `files` in pieces. */
export const APPLICATION_LIMITS = {
  scene: [10, 500],
  content: [10, 500],
  intro: [20, 500],
  companyName: 50,
  name: 20,
  region: 20,
  note: 500,
  files: 3,
} as const;

/** Sizes of a company, by people. */
export const COMPANY_SIZES = ['1-50 人', '51-200 人', '201-1000 人', '1000 人以上'] as const;

/** Industries offered by the application forms. */
export const INDUSTRIES = ['装备制造', '电子制造', '流程化工', '能源电力', '食品饮料', '园区与城市', '其他'] as const;

/** What can be applied for. */
export const APPLICATION_KINDS = {
  model: '模型申请',
  partner: '成为合作伙伴',
  job: '职位投递',
  consult: '咨询服务',
  visit: '参观预约',
  solution: '获取方案',
  whitepaper: '白皮书下载',
  report: '模型举报',
} as const;

/** Kinds of partners. */
export const PARTNER_KINDS = ['技术伙伴', '软件伙伴', '渠道伙伴', '集成伙伴'] as const;

/** What a model is applied for. */
export const MODEL_PURPOSES = ['正式使用', '试用'] as const;

/** Limits of the requests about an item; `daysAhead` is how early a visit may be booked. */
export const ITEM_REQUEST_LIMITS = { people: 30, daysAhead: 180, remark: 500, report: [10, 500] } as const;

/** Why somebody reports a model. */
export const REPORT_REASONS = ['信息不实', '侵犯权益', '违法违规', '安全隐患', '其他'] as const;
