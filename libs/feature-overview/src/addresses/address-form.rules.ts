import type { Address, ParsedAddress } from '@portal/api-contract/account';
import { ADDRESS_CHECKS, normalizeText } from '@portal/api-contract/rules';
import { defineForm, field, type FormValues } from '@portal/ui-forms';

/** Tags that are offered; others may be typed. */
export const ADDRESS_TAGS = ['公司', '工厂', '仓库', '家'] as const;

type AddressCheck = keyof typeof ADDRESS_CHECKS;

const check = (name: AddressCheck) => (text: string) => ADDRESS_CHECKS[name](normalizeText(text));

/** The form of an address; city and province are there to choose the district. */
export const addressForm = defineForm({
  name: field.text({ label: '收件人', findError: check('name'), autoComplete: 'name' }),
  telephone: field.mobile({ label: '手机号码' }),
  provinceCode: field.text({ label: '省份' }),
  cityCode: field.text({ label: '城市' }),
  regionCode: field.text({ label: '区县', findError: check('regionCode') }),
  detail: field.text({
    label: '详细地址',
    findError: check('detail'),
    autoComplete: 'street-address',
    hint: '街道、门牌号、楼栋与房间号，5至100个字',
  }),
  postcode: field.text({
    label: '邮编',
    findError: check('postcode'),
    inputMode: 'numeric',
    autoComplete: 'postal-code',
  }),
  tag: field.text({ label: '标签', findError: check('tag'), autoComplete: 'off' }),
  isDefault: field.flag(),
});

/** What stands in the form. */
export type AddressValues = FormValues<(typeof addressForm)['fields']>;

/** The form as the address is stored; its telephone is known masked, so that field is empty. */
export function toAddressStart({
  name,
  regionCode,
  detail,
  postcode,
  tag,
  isDefault,
}: Address): Partial<AddressValues> {
  const provinceCode = `${regionCode.slice(0, 2)}0000`;
  return { name, provinceCode, cityCode: `${regionCode.slice(0, 4)}00`, regionCode, detail, postcode, tag, isDefault };
}

/** What a pasted text fills in; fields it says nothing about stay. */
export function toParsedValues(parsed: ParsedAddress): Partial<AddressValues> {
  const { provinceCode, cityCode, districtCode, ...texts } = parsed;
  const found = Object.entries(texts).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(found), ...(provinceCode && { provinceCode, cityCode, regionCode: districtCode }) };
}

/** What was found in a pasted text, in words. */
export function describeParsed({ name, telephone, provinceCode, detail }: ParsedAddress): string {
  const found = [name && '收件人', telephone && '手机号码', provinceCode && '所在地区', detail && '详细地址'];
  const words = found.filter(Boolean).join('、');
  return words ? `已识别${words}，请核对` : '没有识别到地址，请检查内容或直接填写';
}
