import { CONTACT_LIMITS, type FieldError, MAINLAND_MOBILE_PATTERN } from '@portal/api-contract';
import type { TelephoneOpener } from '../security/telephone-opener';

const FIELD = 'telephone';

/** Checks the telephone of a form in the order of the spec (§5): eleven digits first, then a mainland mobile number. */
export function checkTelephone(sent: unknown, telephones: TelephoneOpener): FieldError[] {
  if (typeof sent !== 'string' || sent === '') return [];
  if (telephones.isOutdated(sent)) return [{ field: FIELD, msg: '页面已过期，请刷新后重新提交' }];
  const digits = readTelephone(sent, telephones);
  if (digits === undefined) return [{ field: FIELD, msg: '请输入正确的手机号码' }];
  if (digits === '') return [{ field: FIELD, msg: '请输入联系电话' }];
  if (!/^\d+$/.test(digits) || digits.length !== CONTACT_LIMITS.telephone)
    return [{ field: FIELD, msg: '请输入11位手机号码' }];
  return MAINLAND_MOBILE_PATTERN.test(digits) ? [] : [{ field: FIELD, msg: '请输入正确的手机号码' }];
}

/** The number in a telephone field, opened and unified: half-width, no spaces or hyphens, no country code. */
export function readTelephone(sent: string, telephones: TelephoneOpener): string | undefined {
  const opened = telephones.open(sent)?.slice(0, 1024);
  return opened
    ?.normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+86|86(?=\d{11}$))/, '');
}

/** Form of a number that may be shown. */
export function maskTelephone(digits: string): string {
  return `${digits.slice(0, 3)}****${digits.slice(-4)}`;
}
