import { randomUUID } from 'node:crypto';
import { findMobileError } from '@portal/api-contract/rules';
import { makeDemoTelephone } from './demo-telephone';

it('is a mobile number, the same for a contract every time, and another for others', () => {
  const id = '0f3a9c1e-0000-4000-8000-000000000000';
  expect(makeDemoTelephone(id)).toBe(makeDemoTelephone(id));
  expect(makeDemoTelephone(id)).not.toBe(makeDemoTelephone(id.replace('0f', '1f')));
  for (let count = 0; count < 20; count += 1) expect(findMobileError(makeDemoTelephone(randomUUID()), '')).toBe('');
});
