import { REALNAME_LIMITS } from '@portal/api-contract/account';
import type { CertificationMethod, MethodLimit } from '@portal/api-contract/account';
import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { findAmountUnlock } from './amount-lock';
import { type AttemptKind, identificationAttempt } from './realname.tables';

const DAY_MS = 24 * 3_600_000;

const MAX_OF_DAY: Readonly<Record<AttemptKind, number>> = {
  elements: REALNAME_LIMITS.elementsPerDay,
  card: REALNAME_LIMITS.cardPerDay,
  face: REALNAME_LIMITS.facePerDay,
  review: REALNAME_LIMITS.reviewsPerDay,
};

/** What somebody tries. */
export interface Attempt {
  readonly kind: AttemptKind;
  readonly ownerId: string;
  /** Keyed hash of what is tried, where others who try the same count too. */
  readonly subjectIndex?: string;
  readonly at: Date;
}

/** Counts a try in the caller's transaction; rejects with 429 one too many of the day. The owner is locked already. */
export async function countAttempt(runner: QueryRunner, attempt: Attempt): Promise<void> {
  const { kind, ownerId, subjectIndex = '', at } = attempt;
  const counted = [eq(identificationAttempt.ownerId, ownerId)];
  if (subjectIndex) counted.push(eq(identificationAttempt.subjectIndex, subjectIndex));
  for (const condition of counted) {
    const oldest = await findOldest(runner, kind, condition, at);
    if (oldest) throw rejectAttempt(oldest, at);
  }
  await runner.insert(identificationAttempt).values({ id: randomUUID(), ownerId, kind, subjectIndex, at });
}

/** Methods by what they count as. */
const METHODS_OF_KINDS: Readonly<Record<AttemptKind, readonly CertificationMethod[]>> = {
  face: [1],
  elements: [2, 3, 4],
  review: [5],
  card: [6],
};

/**
 * Tries that an owner has left by now, by method: none of amounts for whoever has guessed them, and none at any time of
 * methods that are closed.
 */
export async function readLimits(
  runner: QueryRunner,
  ownerId: string,
  now: Date,
  closed: readonly CertificationMethod[],
): Promise<MethodLimit[]> {
  const kinds = Object.keys(METHODS_OF_KINDS) as AttemptKind[];
  const limits = await Promise.all(kinds.map((kind) => readLimit(runner, ownerId, now, kind)));
  const unlockAt = await findAmountUnlock(runner, ownerId, now);
  return limits.flatMap(({ kind, ...limit }) =>
    METHODS_OF_KINDS[kind].map((method) => {
      if (closed.includes(method)) return toLimit(method, NEVER);
      return toLimit(method, method === 3 && unlockAt ? lock(limit, unlockAt) : limit);
    }),
  );
}

interface Limit {
  readonly remaining: number;
  /** When there is another try; absent while one is left. */
  readonly unlockAt: Date | undefined;
}

const toLimit = (method: CertificationMethod, { remaining, unlockAt }: Limit): MethodLimit => ({
  ...{ method, remaining },
  unlockAt: unlockAt ? toChinaTime(unlockAt) : null,
});

const NEVER: Limit = { remaining: 0, unlockAt: undefined };

/** Leaves nothing of a limit up to a moment. */
const lock = (limit: Limit, until: Date): Limit => ({
  remaining: 0,
  unlockAt: limit.unlockAt && limit.unlockAt > until ? limit.unlockAt : until,
});

async function readLimit(runner: QueryRunner, ownerId: string, now: Date, kind: AttemptKind) {
  const isOwn = eq(identificationAttempt.ownerId, ownerId);
  const used = await runner.$count(identificationAttempt, isOfDay(kind, isOwn, now));
  const oldest = await findOldest(runner, kind, isOwn, now);
  const remaining = Math.max(0, MAX_OF_DAY[kind] - used);
  return { kind, remaining, unlockAt: oldest && new Date(oldest.getTime() + DAY_MS) };
}

/** Deletes tries that count no more. */
export async function purgeAttempts(runner: QueryRunner, now: Date): Promise<void> {
  await runner.delete(identificationAttempt).where(lt(identificationAttempt.at, new Date(now.getTime() - DAY_MS)));
}

/** The try after which, a day later, there is one more; absent where there is one already. */
async function findOldest(
  runner: QueryRunner,
  kind: AttemptKind,
  condition: SQL,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await runner
    .select({ at: identificationAttempt.at })
    .from(identificationAttempt)
    .where(isOfDay(kind, condition, now))
    .orderBy(desc(identificationAttempt.at))
    .offset(MAX_OF_DAY[kind] - 1)
    .limit(1);
  return row?.at;
}

function isOfDay(kind: AttemptKind, condition: SQL, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - DAY_MS);
  return and(eq(identificationAttempt.kind, kind), condition, gt(identificationAttempt.at, since));
}

function rejectAttempt(oldest: Date, now: Date): HttpError {
  const unlockAt = new Date(oldest.getTime() + DAY_MS);
  const time = toChinaTime(unlockAt).slice(0, 16).replace('T', ' ');
  return new HttpError(429, `今日核验次数已用完，${time} 后可再试，或改用其他方式`, {
    retryAfter: Math.max(1, Math.ceil((unlockAt.getTime() - now.getTime()) / 1000)),
  });
}
