import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../../platform/package-folders';
import { createSeededRandom } from '../../testing/seeded-random';
import { TEST_PASSWORD } from '../../testing/test-account';
import { isCommonPassword } from './common-passwords';
import { DEMO_PASSWORD } from './demo-accounts';

it.each([
  'password1',
  'Password1',
  'PASSWORD1',
  'qwerty123',
  'abc12345',
  'a1234567',
  '1q2w3e4r',
  'iloveyou1',
  'trustno1',
  'a123456789',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true));

it.each([TEST_PASSWORD, DEMO_PASSWORD, 'correct-horse-7-battery', '密码密码密码a1'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it('holds less than one of five hundred others for common, in at most 200 kB', () => {
  const random = createSeededRandom(1);
  const others = Array.from({ length: 20_000 }, () => `x1${random().toString(36).slice(2, 12)}`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(40);
  expect(statSync(join(findPackageFolder('passwords'), 'common.bloom')).size).toBeLessThanOrEqual(200_000);
});
