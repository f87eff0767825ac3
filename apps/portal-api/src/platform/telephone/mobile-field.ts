import { type FieldError, MAINLAND_MOBILE_PATTERN } from '@portal/api-contract';
import type { TelephoneOpener } from '../security/telephone-opener';
import { readTelephone } from './telephone-field';

const FIELD = 'telephone';

/** Checks the telephone of an account: a mainland mobile number that can receive text messages. */
export function checkMobile(sent: unknown, telephones: TelephoneOpener): FieldError[] {
  if (typeof sent !== 'string' || sent === '') return [];
  if (telephones.isOutdated(sent)) return [{ field: FIELD, msg: '页面已过期，请刷新后重新提交' }];
  const digits = readTelephone(sent, telephones) ?? '';
  if (!/^\d{11}$/.test(digits)) return [{ field: FIELD, msg: '请输入11位手机号码' }];
  return MAINLAND_MOBILE_PATTERN.test(digits) ? [] : [{ field: FIELD, msg: '请输入正确的手机号码' }];
}
