import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { AccountsRepository } from '../identity-provider/accounts.repository';
import { seedDemoIdentity } from '../realname/demo-identity';
import { DEMO_STORIES } from '../realname/demo-stories';
import type { UsersRepository } from '../users/users.repository';

/** How long ago verifications of the demonstration were submitted. */
const SUBMITTED_MS = 3 * 3_600_000;

/** Accounts that show how verifications stand. */
const STORIES = {
  'demo-verified': DEMO_STORIES.person,
  'demo-review': DEMO_STORIES.inReview,
  'demo-remit': DEMO_STORIES.remitted,
  'demo-rejected': DEMO_STORIES.rejected,
  'demo-expiring': DEMO_STORIES.expiring,
} as const;

export interface DemoIdentitiesOptions {
  readonly database: Database;
  readonly protection: DataProtection;
  readonly clock: Clock;
  readonly accounts: AccountsRepository;
  readonly users: UsersRepository;
}

/** Gives each of some accounts of the demonstration a verification in a state of its own, once. */
export async function seedDemoIdentities(options: DemoIdentitiesOptions): Promise<void> {
  const { database, protection, clock, accounts, users } = options;
  for (const [name, story] of Object.entries(STORIES)) {
    const account = await accounts.findByName(name);
    if (account === undefined) continue;
    const { id: subject, menuPermissions, nickname } = account;
    const vouched = { issuer: EMBEDDED_ISSUER, subject, account: name, nickname, telephoneMasked: '' };
    const { id, userCode } = await users.noteLogin({ ...vouched, menuPermissions });
    const owner: Subject = { id, issuer: EMBEDDED_ISSUER, account: name, userCode, sessionId: '' };
    const at = new Date(clock().getTime() - SUBMITTED_MS);
    await database.transaction((runner) => seedDemoIdentity(runner, protection, owner, story, at));
  }
}
