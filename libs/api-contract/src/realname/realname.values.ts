/** What is verified (spec §3). */
export const CERTIFICATION_TYPES = {
  1: '个人认证',
  2: '企业认证',
  3: '个人转企业',
  4: '企业名称变更',
  5: '企业主体变更',
  6: '企业信息变更',
} as const;

/** How it is verified (spec §3). */
export const CERTIFICATION_METHODS = {
  1: '扫码刷脸',
  2: '个人证件',
  3: '对公打款',
  4: '法人授权',
  5: '企业证照',
  6: '个人银行卡',
} as const;

/** Who signs for an enterprise (spec §3). */
export const SIGNER_ROLES = { 1: '法定代表人', 2: '授权代表' } as const;

/** Which methods a type has (design: real-name). */
export const METHODS_OF_TYPES = {
  1: [1, 2, 6],
  2: [3, 4, 5],
  3: [3, 4, 5],
  4: [3, 4, 5],
  5: [3, 4, 5],
  6: [4, 5],
} as const;

/** What elements are told apart by, where one of them does not match. */
export const IDENTITY_ELEMENTS = {
  name: '姓名',
  idNumber: '证件号码',
  telephone: '手机号',
  bankCard: '银行卡号',
  companyName: '企业名称',
  creditCode: '统一社会信用代码',
  legalPerson: '法定代表人',
  legalPersonIdNumber: '法定代表人证件号码',
} as const;

/** Why a verification has failed, where somebody can do something about it. */
export const IDENTITY_FAILURES = {
  ...IDENTITY_ELEMENTS,
  conflict: '认证账号数已达上限',
  amount: '到账金额不符',
  bank: '银行未能打款',
} as const;

/** What is still to be shown once the elements match. */
export const IDENTITY_PROOFS = {
  telephone: '短信验证码',
  face: '刷脸',
  remittance: '对公打款',
  consent: '法定代表人确认',
} as const;

/** Limits of verification: tries of a day, accounts of one subject. */
export const REALNAME_LIMITS = {
  elementsPerDay: 5,
  cardPerDay: 3,
  facePerDay: 5,
  faceMinutes: 10,
  reviewsPerDay: 5,
  wrongAmounts: 3,
  /** Hours before an account that was guessed at may be tried again. */
  amountLockHours: 24,
  accountsOfPerson: 3,
  accountsOfEnterprise: 5,
  adultYears: 18,
  /** Days that a draft is kept after it was saved. */
  draftDays: 7,
} as const;

/** Pictures that go with a verification. */
export const IDENTITY_PICTURES = {
  front: '人像面',
  back: '国徽面',
  licence: '营业执照',
  mandate: '授权书',
  letter: '变更材料',
} as const;

/** What a draft keeps: the fields of the calls that submit it, by their names, and the choice of no last day. */
export const DRAFT_FIELDS = [
  'name',
  'idNumber',
  'telephone',
  'bankCard',
  'bankName',
  'address',
  'validUntil',
  'isLongTerm',
  'companyName',
  'creditCode',
  'legalPerson',
  'legalPersonIdNumber',
  'legalPersonTelephone',
  'handlerName',
  'signerRole',
  'account',
  'branchNo',
] as const;

/** Why a reviewer rejects. */
export const REVIEW_REASONS = {
  blurred: '照片不清晰或不完整',
  different: '填写内容与证件不一致',
  expired: '证件已过期',
  wrongDocument: '证件类型不符',
  seal: '印章缺失或与名称不一致',
  other: '其他原因',
} as const;
