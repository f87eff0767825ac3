import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../http/refusal';

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
  const waiting: (() => void)[] = [];
  let running = 0;
  let unknownAccountHash: Promise<string> | undefined;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= MAX_RUNNING) {
      if (waiting.length >= MAX_WAITING) throw new Refusal(503);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password)),
    async verify(passwordHash, password) {
      unknownAccountHash ??= hash('an account that does not exist');
      const against = passwordHash ?? (await unknownAccountHash);
      const isRight = await inTurn(() => verify(against, password));
      return isRight && passwordHash !== undefined;
    },
  };
}
