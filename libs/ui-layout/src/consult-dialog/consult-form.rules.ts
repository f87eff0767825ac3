/** Limits of the consultation's fields, in characters; the contract's own, compared by a test. */
export const CONSULT_LIMITS = {
  userName: 10,
  companyName: 50,
  telephoneInput: 40,
  contentMin: 10,
  contentMax: 500,
} as const;

/** Topics of a consultation in the order they are offered. */
export const CONSULT_TOPIC_OPTIONS = [
  { value: 'product', label: '产品咨询' },
  { value: 'solution', label: '方案咨询' },
  { value: 'price', label: '价格与采购' },
  { value: 'partner', label: '合作洽谈' },
  { value: 'other', label: '其他' },
];
