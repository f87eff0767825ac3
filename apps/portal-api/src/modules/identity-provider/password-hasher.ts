import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../../platform/semaphore';

/** Hashing takes 19 MiB and tens of milliseconds each: so many at once, the others wait. */
const MAX_RUNNING = 2;
const MAX_WAITING = 40;

/** Hashes passwords with argon2id and checks them; a flood is turned away with 503 instead of slowing everybody. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash the answer is `false` and takes as long. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

export function createPasswordHasher(): PasswordHasher {
  const withSemaphore = createSemaphore({ maxRunning: MAX_RUNNING, maxWaiting: MAX_WAITING });
  let unknownAccountHash: Promise<string> | undefined;

  return {
    hash: (password) => withSemaphore(() => hash(password)),
    async verify(passwordHash, password) {
      unknownAccountHash ??= hash('an account that does not exist');
      const against = passwordHash ?? (await unknownAccountHash);
      const isRight = await withSemaphore(() => verify(against, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
