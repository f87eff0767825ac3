/** Kinds of invoices, by the code that calls have; 专票 needs a passed title of a company that pays its taxes as 一般纳税人. */
export const INVOICE_TYPES = { 1: '增值税普通发票', 2: '增值税专用发票' } as const;

/** What an invoice is made on, by the code that calls have. */
export const INVOICE_MEDIA = { 1: '数电发票', 2: '纸质发票' } as const;

/** States of an invoice in the order of its lifecycle. */
export const INVOICE_STATUSES = [10, 11, 20, 21, 22, 30, 40, 50, 60, 61] as const;

/** How candidates are listed: order by order, or month by month. */
export const CANDIDATE_MODES = { order: '按订单', month: '按月份' } as const;

/** Whose money paid an order: somebody's, or that of an enterprise. Orders of both do not go on one invoice. */
export const INVOICE_SUBJECTS = { person: '个人', enterprise: '企业' } as const;

/** Files of a fully digital invoice. */
export const INVOICE_FORMATS = ['pdf', 'ofd', 'xml'] as const;

/** Which of its documents: the invoice itself, or the red one that takes it back. */
export const INVOICE_PARTS = { blue: '蓝字发票', red: '红字发票' } as const;

/** Why an invoice is taken back, by the code that calls have. */
export const RED_REASONS = { 1: '开票有误', 2: '销货退回', 3: '服务终止', 4: '销售折让' } as const;

/** How the confirmation of a red invoice stands, by the codes of the tax platform. */
export const RED_CODES = {
  '01': '无需确认',
  '02': '销方录入待购方确认',
  '03': '购方录入待销方确认',
  '04': '购销双方已确认',
  '05': '作废（销方录入购方否认）',
  '06': '作废（购方录入销方否认）',
  '07': '作废（超72小时未确认）',
  '08': '作废（发起方撤销）',
  '09': '作废（确认后撤销）',
} as const;

/** Codes that end a confirmation without a red invoice. */
export const VOID_RED_CODES = ['05', '06', '07', '08', '09'] as const;

/** What the buyer has done with an invoice that is to be taken back: nothing, deducted its tax, or that and asked the tax platform. */
export const RED_ENTRIES = {
  none: '尚未用于申报抵扣',
  deducted: '已用于申报抵扣，请销方发起确认',
  entered: '已用于申报抵扣，购方已在税务平台发起确认',
} as const;

/** Bounds of invoices: orders of one and its total in 分, characters, files of one zip, hours and days. */
export const INVOICE_LIMITS = {
  orders: 5000,
  total: 2_000_000_000,
  emails: 200,
  remark: 100,
  keyword: 60,
  zipped: 500,
  /** For which the confirmation of a red invoice is waited. */
  redHours: 72,
  /** After which a paper invoice counts as received. */
  receiptDays: 15,
  /** Work days in which an invoice is there, as applicants are told. */
  digitalDays: 1,
  paperDays: 5,
} as const;

/** Orders of a list of invoices. */
export const INVOICE_SORTS = ['-createdAt', 'createdAt', '-amount', 'amount'] as const;
