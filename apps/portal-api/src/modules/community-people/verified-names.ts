import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { EventHandler } from '../../platform/records/domain-events';
import { changeProfile } from './profiles';

interface Identities {
  findEffective(runner: QueryRunner, ownerId: string): Promise<{ readonly kind: 'person' | 'enterprise' } | undefined>;
}

/** Moments at which the identity of an account changes. */
const EVENTS = ['identity.verified', 'identity.replaced', 'identity.expired'] as const;

/** Keeps whose identity is verified, which pages show beside the name. */
export function createVerifiedNames({
  database,
  identities,
}: {
  readonly database: Database;
  readonly identities: Identities;
}): EventHandler[] {
  return EVENTS.map((event) => ({
    event,
    name: `community-people.${event.replace('identity.', '')}`,
    handle: ({ ownerId }, run) =>
      database.transaction(async (runner) => {
        if (isRecordId(ownerId)) {
          const identity = await identities.findEffective(runner, ownerId);
          const verified = identity === undefined ? '' : identity.kind === 'enterprise' ? 'company' : 'person';
          await changeProfile(runner, ownerId, { verified });
        }
        await run.complete(runner);
      }),
  }));
}
