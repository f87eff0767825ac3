import { isCommonPassword } from './common-passwords';

/** What is wrong with a new password of the right form, or an empty text. `telephone` is empty for accounts without one. */
export function findNewPasswordError(password: string, telephone: string): string {
  if (telephone !== '' && password.includes(telephone)) return '密码不能包含手机号码';
  return isCommonPassword(password) ? '该密码过于常见或曾被泄露，请换一个' : '';
}
