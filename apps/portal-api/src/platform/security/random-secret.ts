import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, safe in addresses and cookies. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: it cannot be turned back, and the secret has too many values to be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
