import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import type { RecordChanges } from '../../platform/records/define-record';
import { PROVIDER } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { identifications } from './identifications.repository';
import { type BusinessSources, findOpenBusiness } from './open-business';
import { identification, type IdentificationRow } from './realname.tables';
import { findConflict } from './shared-numbers';
import { askVerifier } from './verifier/ask-verifier';
import { type ElementVerifier, type Verdict, VerifierUnreachableError } from './verifier/identity-verifier';

/** How long the caller of a page waits for the provider; after that a job goes on. */
const PATIENCE_MS = 2500;

/** When the job begins, if nobody has heard of the provider until then. */
const JOB_DELAY_MS = 10_000;

const JOB = 'realname.check';

export interface ElementCheckOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly verifier: ElementVerifier;
  readonly patienceMs?: number;
}

/** Asks the provider about the elements of verifications: at once, and by a job where that did not work. */
export function createElementCheck(options: ElementCheckOptions) {
  const { database, clock, protection, verifier, closingBlockers, patienceMs = PATIENCE_MS } = options;

  /** Asks about a record that waits for it, and stores what is said. */
  async function check(id: string, signal: AbortSignal): Promise<void> {
    const [row] = await database.orm.select().from(identification).where(eq(identification.id, id));
    if (row === undefined || !isWaiting(row)) return;
    const verdict = await askVerifier(verifier, protection, row, { reference: row.id, signal });
    await database.transaction(async (runner) => {
      // What was said is about what was asked: a record is never changed while it waits.
      const locked = await identifications.lock(runner, eq(identification.id, id));
      if (isWaiting(locked)) await applyVerdict({ runner, closingBlockers }, locked, verdict, clock());
    });
  }

  const job: Job = { name: JOB, run: (_payload, { key, signal }) => check(key, signal) };
  return {
    job,
    /** Has a record checked by a job, in case the caller's own try comes to nothing. */
    queue: (runner: QueryRunner, { id }: IdentificationRow, at: Date): Promise<void> =>
      queueJobs(runner, [{ name: JOB, key: id, at, runAt: new Date(at.getTime() + JOB_DELAY_MS) }]),
    /** Checks a record while somebody waits for it; where the provider is away, the job will go on. */
    async tryNow(id: string): Promise<void> {
      try {
        await check(id, AbortSignal.timeout(patienceMs));
      } catch (error) {
        if (!(error instanceof VerifierUnreachableError)) throw error;
      }
    },
  };
}

/** Checks of elements. */
export type ElementCheck = ReturnType<typeof createElementCheck>;

function isWaiting({ state, elementsAt }: IdentificationRow): boolean {
  return state === 2 && elementsAt === null;
}

async function applyVerdict(passing: Passing, row: IdentificationRow, verdict: Verdict, at: Date): Promise<void> {
  if (verdict.isMatch) await advance(passing, row, { elementsAt: at }, at);
  else await fail(passing.runner, row, { failure: verdict.element ?? '', reason: verdict.reason }, at);
}

/** With what a locked record is let pass. */
export interface Passing extends BusinessSources {
  readonly runner: QueryRunner;
}

/** Stores what was shown of a locked record, which has passed once nothing is missing. */
export async function advance(
  passing: Passing,
  row: IdentificationRow,
  shown: RecordChanges<IdentificationRow>,
  at: Date,
): Promise<IdentificationRow> {
  const { proof, elementsAt, provenAt } = { ...row, ...shown };
  const isComplete = elementsAt && (proof === '' || provenAt);
  if (!isComplete) return identifications.change(passing.runner, row, { ...shown, updatedAt: at });
  return pass(passing, row, shown, at);
}

/** Lets a locked record pass by what the provider said, unless too many accounts have its number or business is open. */
async function pass(
  { runner, ...sources }: Passing,
  row: IdentificationRow,
  shown: RecordChanges<IdentificationRow>,
  at: Date,
): Promise<IdentificationRow> {
  const conflict = await findConflict(runner, row);
  if (conflict !== undefined) return fail(runner, row, { ...shown, failure: 'conflict', reason: conflict }, at);
  const business = await findOpenBusiness(sources, { orm: runner, now: at }, row);
  if (business) return fail(runner, row, { ...shown, reason: business }, at);
  return identifications.transition(runner, row, { action: 'verify', actor: PROVIDER, at }, shown);
}

/** Lets a locked record fail, with the word and the sentence for why. */
export function fail(
  runner: QueryRunner,
  row: IdentificationRow,
  { reason, ...changes }: RecordChanges<IdentificationRow> & { readonly reason: string },
  at: Date,
): Promise<IdentificationRow> {
  return identifications.transition(runner, row, { action: 'fail', actor: PROVIDER, at, reason }, changes);
}
