import { IDENTITY_ELEMENTS } from '@portal/api-contract/account';
import type { IdentityElement, Verdict } from './identity-verifier';

/** What a code of the provider says: that all is right, that nothing can be said now, or what is wrong. */
type Finding = 'match' | 'busy' | { readonly element?: IdentityElement; readonly reason: string };

const differs = (element: IdentityElement): Finding => ({
  element,
  reason: `${IDENTITY_ELEMENTS[element]}与登记信息不一致`,
});
const MISMATCH: Finding = { reason: '填写的信息与登记信息不一致，请核对后重试' };
const OVER_LIMIT: Finding = { reason: '今日核验次数已达上限，请明日再试或改用其他方式' };
const UNUSABLE_CARD: Finding = { element: 'bankCard', reason: '该银行卡无法用于核验，请换一张卡或改用其他方式' };

/** Results of `IdCardVerification`. */
export const ID_CARD_RESULTS: Readonly<Record<string, Finding>> = {
  '0': 'match',
  '-1': MISMATCH,
  '-2': differs('idNumber'),
  '-3': differs('name'),
  '-4': 'busy',
  '-5': { element: 'idNumber', reason: '证件库中没有该证件号码，请改用证件审核' },
  '-6': 'busy',
  '-7': OVER_LIMIT,
};

/** Results of `PhoneVerification`. */
export const PHONE_RESULTS: Readonly<Record<string, Finding>> = {
  '0': 'match',
  '-4': MISMATCH,
  '-6': differs('telephone'),
  '-7': differs('idNumber'),
  '-8': differs('name'),
  '-9': { element: 'telephone', reason: '运营商没有该手机号的登记信息，请改用其他方式' },
  '-11': 'busy',
  '-12': OVER_LIMIT,
};

/** Results of `BankCard4EVerification`. */
export const BANK_CARD_RESULTS: Readonly<Record<string, Finding>> = {
  '0': 'match',
  '-1': MISMATCH,
  '-2': differs('name'),
  '-3': differs('idNumber'),
  '-4': differs('bankCard'),
  '-5': differs('telephone'),
  '-6': MISMATCH,
  '-18': 'busy',
  '-19': OVER_LIMIT,
  '-20': { element: 'idNumber', reason: '该证件暂不支持银行卡核验，请改用其他方式' },
  ...Object.fromEntries([...[7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 21]].map((code) => [`-${code}`, UNUSABLE_CARD])),
};

/** Details of `VerifyEnterpriseFourFactors`, where its state is 2. */
export const ENTERPRISE_DETAILS: Readonly<Record<string, Finding>> = {
  '-22': differs('legalPerson'),
  '-23': differs('legalPersonIdNumber'),
  '-24': differs('companyName'),
  '-25': differs('creditCode'),
};

/** The verdict that a code stands for; `undefined` where nothing can be said now, as with a code nobody knows. */
export function readResult(results: Readonly<Record<string, Finding>>, code: string): Verdict | undefined {
  const finding = Object.hasOwn(results, code) ? results[code] : undefined;
  if (finding === undefined || finding === 'busy') return undefined;
  return finding === 'match' ? { isMatch: true } : { isMatch: false, ...finding };
}
