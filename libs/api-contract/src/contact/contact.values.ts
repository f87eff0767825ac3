/** Limits of contact requests (spec §9) and of 项目咨询, in characters: at most, or at least and at most. */
export const CONTACT_LIMITS = {
  userName: 10,
  companyName: 15,
  telephoneInput: 40,
  telephone: 11,
  content: [1, 500],
  consultCompany: 50,
  consultContent: [10, 500],
} as const;

/** Topics of a consultation and their labels. */
export const CONSULT_TOPICS = {
  product: '产品咨询',
  solution: '方案咨询',
  price: '价格与采购',
  partner: '合作洽谈',
  other: '其他',
} as const;

/** URLs that take the two forms from browsers that run no script, and show them there: pages, not calls. */
export const CONTACT_FORM_PATHS = {
  contact: '/ptl/contact/form',
  consult: '/ptl/serviceConsult/form',
} as const;
