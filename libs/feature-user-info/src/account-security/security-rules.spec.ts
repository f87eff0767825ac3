import { newPasswordSchema, smsCodeSchema } from '@portal/api-contract';
import { checkCode, checkNewPassword } from './security-rules';

const readIssue = (result: { readonly error?: { readonly issues: readonly { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message ?? '';

it.each(['', 'short1', 'onlyletters', '1234567890', `a1${'x'.repeat(63)}`, 'Sunny2026', 'a1\n345678'])(
  'say of the password %.12j what the contract says',
  (password) => expect(checkNewPassword(password)).toBe(readIssue(newPasswordSchema.safeParse(password))),
);

it.each(['', '12345', '1234567', 'abcdef', '012345'])('say of the code %j what the contract says', (code) =>
  expect(checkCode(code)).toBe(readIssue(smsCodeSchema.safeParse(code))),
);
