import { createSecret, hashSecret } from './random-secret';

it('makes secrets of 256 bits, no two alike', () => {
  const secrets = Array.from({ length: 1000 }, createSecret);
  expect(new Set(secrets).size).toBe(1000);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

it('gives away nothing of a secret by what is stored', () => {
  const secret = createSecret();
  expect(hashSecret(secret)).toBe(hashSecret(secret));
  expect(hashSecret(secret)).not.toContain(secret.slice(0, 8));
  expect(Buffer.from(hashSecret(secret), 'base64url')).toHaveLength(32);
});
