import { and, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Identities } from '../realname/effective-identity';
import { trial } from './trials.tables';

export interface TrialSubjectOptions {
  readonly protection: Pick<DataProtection, 'fingerprint'>;
  readonly identities: Pick<Identities, 'findEffective'>;
}

const toAccountKey = (ownerId: string) => `account:${ownerId}`;

/** Who the trials of an account are for: whoever has verified an identity has one under however many accounts. */
export async function findSubjectKey(
  { protection, identities }: TrialSubjectOptions,
  runner: QueryRunner,
  ownerId: string,
): Promise<string> {
  const identity = await identities.findEffective(runner, ownerId);
  if (identity === undefined) return toAccountKey(ownerId);
  return `identity:${protection.fingerprint(`trial:${identity.kind}:${identity.number}`)}`;
}

/**
 * Has the trials of an account count for the identity that it was verified as, so that nobody has another of the same
 * products under a further account. Where the identity has had one of a product already, both stay as they are.
 */
export function createTrialSubjects(options: TrialSubjectOptions & { readonly database: Database }): EventHandler {
  return {
    event: 'identity.verified',
    name: 'trials.count-for-identity',
    handle: ({ ownerId }, run) =>
      options.database.transaction(async (runner) => {
        const subjectKey = await findSubjectKey(options, runner, ownerId);
        const other = alias(trial, 'other');
        const ofIdentity = runner
          .select({ id: other.id })
          .from(other)
          .where(and(eq(other.subjectKey, subjectKey), eq(other.productCode, trial.productCode)));
        await runner
          .update(trial)
          .set({ subjectKey })
          .where(
            and(...[eq(trial.ownerId, ownerId), eq(trial.subjectKey, toAccountKey(ownerId))], notExists(ofIdentity)),
          );
        await run.complete(runner);
      }),
  };
}
