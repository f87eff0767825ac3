import { eq } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Job } from '../../platform/jobs/job';
import { queueJobs } from '../../platform/jobs/queue-job';
import type { DataProtection } from '../../platform/security/data-protection';
import { identifications } from './identifications.repository';
import { type IdentityForm, kindOf, openForm, type ReviewFacts, sealForm } from './identity-form';
import { identification, type IdentificationRow } from './realname.tables';
import { askVerifier } from './verifier/ask-verifier';
import type { ElementVerifier, IdentityVerifier, VerifierCall } from './verifier/identity-verifier';

const JOB = 'realname.facts';

/** Reviewers decide without what a provider would say: what it refuses is asked a few times and no more. */
const MAX_ATTEMPTS = 5;

type FactsVerifier = ElementVerifier & Pick<IdentityVerifier, 'readDocument'>;

export interface ReviewFactsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly verifier: FactsVerifier;
}

/** Collects what a provider says of documents that somebody is to review. */
export function createReviewFacts({ database, clock, protection, files, verifier }: ReviewFactsOptions) {
  const { orm } = database;

  async function ask(row: IdentificationRow, call: VerifierCall): Promise<ReviewFacts> {
    const { front, licence } = openForm(protection, row).pictures ?? {};
    const verdict =
      canCompare(verifier, openForm(protection, row), row) && (await askVerifier(verifier, protection, row, call));
    const file = await findFile(orm, licence ?? front ?? '');
    if (file === undefined) throw new Error('The picture of a verification is missing');
    const { bytes } = await readFileContent({ protection, store: files }, file);
    const kind = licence === undefined ? 'front' : 'licence';
    const read = await verifier.readDocument({ kind, type: file.type, bytes }, call);
    return { ...read, ...(verdict && { mismatch: verdict.isMatch ? '' : verdict.reason }) };
  }

  async function collect(id: string, signal: AbortSignal): Promise<void> {
    const [row] = await orm.select().from(identification).where(eq(identification.id, id));
    if (!verifier.offers.documents || row?.state !== 5) return;
    const facts = await ask(row, { reference: `facts-${id}`, signal });
    await database.transaction(async (runner) => {
      const locked = await identifications.lock(runner, eq(identification.id, id));
      if (locked.state !== 5) return;
      const form = { ...openForm(protection, locked), facts };
      await identifications.change(runner, locked, { formEncrypted: sealForm(protection, id, form) });
    });
  }

  const job: Job = {
    name: JOB,
    maxAttempts: MAX_ATTEMPTS,
    run: (_payload, { key, signal }) => collect(key, signal),
  };
  return {
    job,
    queue: (runner: QueryRunner, { id }: IdentificationRow): Promise<void> =>
      queueJobs(runner, [{ name: JOB, key: id, at: clock() }]),
  };
}

/** Collects what a provider says. */
export type ReviewFactsReader = ReturnType<typeof createReviewFacts>;

/** Whether a provider compares what stands in a verification at all. */
function canCompare({ offers }: FactsVerifier, { legalPersonIdNumber }: IdentityForm, row: IdentificationRow): boolean {
  return kindOf(row) === 'person' || offers.enterpriseAlone || legalPersonIdNumber !== undefined;
}
