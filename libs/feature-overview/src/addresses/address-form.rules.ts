import type { Address, AddressForm, ParsedAddress } from '@portal/api-contract/account';
import { ADDRESS_CHECKS } from '@portal/api-contract/rules';
import { checkMobile, type FormRules, normalizeText } from '@portal/ui-content/form';

/** What the form holds; city and province are there to choose the district. */
export interface AddressValues {
  readonly name: string;
  readonly telephone: string;
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly regionCode: string;
  readonly detail: string;
  readonly postcode: string;
  readonly tag: string;
  readonly isDefault: boolean;
}

/** Tags that are offered; others may be typed. */
export const ADDRESS_TAGS = ['公司', '工厂', '仓库', '家'] as const;

/** The form of an address as it is stored, or of a new one. The telephone is known masked, so its field is empty. */
export function toAddressValues(address: Address | undefined): AddressValues {
  const { name = '', regionCode = '', detail = '', postcode = '', tag = '', isDefault = false } = address ?? {};
  return { name, telephone: '', ...toChain(regionCode), detail, postcode, tag, isDefault };
}

/** Rules of the form; an address that is stored keeps its telephone where none is typed. */
export function createAddressRules(hasTelephone: boolean): FormRules<AddressValues> {
  return {
    name: (text) => ADDRESS_CHECKS.name(normalizeText(text)),
    telephone: (text) => (hasTelephone && normalizeText(text) === '' ? '' : checkMobile(text)),
    regionCode: ADDRESS_CHECKS.regionCode,
    detail: (text) => ADDRESS_CHECKS.detail(normalizeText(text)),
    postcode: (text) => ADDRESS_CHECKS.postcode(normalizeText(text)),
    tag: (text) => ADDRESS_CHECKS.tag(normalizeText(text)),
  };
}

/** The address as it is sent. */
export function toAddressForm(values: AddressValues, stored: Address | undefined): AddressForm {
  const { name, telephone, regionCode, detail, postcode, tag, isDefault } = values;
  return {
    ...(stored && { id: stored.id, version: stored.version }),
    ...{ name, telephone, regionCode, detail, postcode, tag, isDefault },
  };
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

function toChain(regionCode: string): Pick<AddressValues, 'provinceCode' | 'cityCode' | 'regionCode'> {
  if (regionCode === '') return { provinceCode: '', cityCode: '', regionCode };
  return { provinceCode: `${regionCode.slice(0, 2)}0000`, cityCode: `${regionCode.slice(0, 4)}00`, regionCode };
}
