import { checkLength } from './text-rules';

/** Limits of an address's fields, in characters; `most` in addresses. */
export const ADDRESS_LIMITS = { name: [2, 20], detail: [5, 100], tag: 10, most: 20, pasted: 300 } as const;

/** What is wrong with a field of an address, or an empty text. */
export const ADDRESS_CHECKS = {
  name: (text: string) => checkLength(text, '请输入收件人', '收件人', ...ADDRESS_LIMITS.name),
  regionCode: (text: string) => (/^\d{6}$/.test(text) ? '' : '请选择省市区'),
  detail: (text: string) => checkLength(text, '请输入详细地址', '详细地址', ...ADDRESS_LIMITS.detail),
  postcode: (text: string) => (/^(\d{6})?$/.test(text) ? '' : '邮编应为6位数字'),
  tag: (text: string) => ([...text].length > ADDRESS_LIMITS.tag ? '标签不能超过10个字' : ''),
} as const;
