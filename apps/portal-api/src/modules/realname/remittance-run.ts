import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import { PROVIDER } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { fail } from './element-check';
import { identifications } from './identifications.repository';
import { openForm, openIdentity, sealForm } from './identity-form';
import { identification, type IdentificationRow } from './realname.tables';
import { type IdentityVerifier, type RemittanceResult, VerifierUnreachableError } from './verifier/identity-verifier';

const JOB = 'realname.remit';

/** How long the caller of a page waits for the bank. */
const PATIENCE_MS = 2500;

/** Pauses between two looks at a remittance grow up to this. */
const MAX_PAUSE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 10_000;

export interface RemittanceRunOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly verifier: Pick<IdentityVerifier, 'remit'>;
}

/** Has amounts remitted, once for each verification, and looks how they stand until the bank has said so. */
export function createRemittanceRun({ database, clock, protection, verifier }: RemittanceRunOptions) {
  /** Tells whether there is an end to it. */
  async function remit(id: string, signal: AbortSignal): Promise<boolean> {
    const [row] = await database.orm.select().from(identification).where(eq(identification.id, id));
    const { account } = row ? openForm(protection, row) : {};
    if (row?.state !== 3 || account === undefined) return true;
    const remittance = { ...account, accountName: openIdentity(protection, row).name };
    const result = await verifier.remit(remittance, { reference: id, signal });
    if (result.state === 'pending') return false;
    await database.transaction(async (runner) => {
      const locked = await identifications.lock(runner, eq(identification.id, id));
      if (locked.state === 3) await apply(runner, locked, result);
    });
    return true;
  }

  async function apply(
    runner: QueryRunner,
    row: IdentificationRow,
    result: Exclude<RemittanceResult, { readonly state: 'pending' }>,
  ): Promise<void> {
    const at = clock();
    if (result.state === 'failed') {
      await fail(runner, row, { failure: 'bank', reason: result.reason }, at);
      return;
    }
    const form = { ...openForm(protection, row), remitted: result.amount };
    const changes = { formEncrypted: sealForm(protection, row.id, form) };
    await identifications.transition(runner, row, { action: 'pay', actor: PROVIDER, at }, changes);
  }

  /** Looks again after a while; each look is a job of its own, as none of them has failed. */
  function queue(runner: QueryRunner, id: string, at: Date, look = 0): Promise<void> {
    const runAt = new Date(at.getTime() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** look));
    return queueJobs(runner, [{ name: JOB, key: `${id}#${look}`, at, runAt }]);
  }

  const job: Job = {
    name: JOB,
    async run(_payload, { key, signal, complete }) {
      const [id = '', look = '0'] = key.split('#');
      const isOver = await remit(id, signal);
      await database.transaction(async (runner) => {
        if (!isOver) await queue(runner, id, clock(), Number(look) + 1);
        await complete(runner);
      });
    },
  };
  return {
    job,
    queue,
    /** Asks while somebody waits for it; where the bank takes longer, the job will go on. */
    async tryNow(id: string): Promise<void> {
      try {
        await remit(id, AbortSignal.timeout(PATIENCE_MS));
      } catch (error) {
        if (!(error instanceof VerifierUnreachableError)) throw error;
      }
    },
  };
}

/** Has amounts remitted. */
export type RemittanceRun = ReturnType<typeof createRemittanceRun>;
