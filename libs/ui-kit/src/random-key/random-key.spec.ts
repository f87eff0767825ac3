import { randomKey } from './random-key';

it('gives 32 hexadecimal digits, others each time', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
