import { findNewPasswordError as findError, toMobile } from '@portal/api-contract/rules';

/** How hard a password is to guess; 0 where none is typed. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** What is wrong with a new password, or an empty text. */
export function findNewPasswordError(password: string, telephone: string): string {
  const error = findError(password);
  if (error) return error;
  const number = toMobile(telephone);
  return number && password.includes(number) ? '密码不能包含手机号码' : '';
}

/** Judges a password by its length and by how many kinds of characters it has. */
export function measurePassword(password: string, telephone: string): PasswordStrength {
  if (!password) return 0;
  if (findNewPasswordError(password, telephone) || new Set(password).size < 5) return 1;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 3;
  return password.length >= 10 || kinds >= 3 ? 2 : 1;
}
