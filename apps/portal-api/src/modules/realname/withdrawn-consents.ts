import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import type { ConsentWithdrawals } from '../../platform/modules/consent-withdrawals';
import type { Subject } from '../../platform/security/session-verifier';
import { isDraftWithPictures, removeDrafts } from './drafts.repository';
import { identifications, OPEN_STATES } from './identifications.repository';
import { faceSession, identification, type IdentificationRow } from './realname.tables';

/** What ends when somebody takes a consent back. An identity in effect has served its purpose and stays. */
export const identityWithdrawals: ConsentWithdrawals = {
  async identityElements(runner, owner, at) {
    await cancelOpen(runner, owner, at, () => true);
    await removeDrafts(runner, owner);
  },
  async face(runner, owner, at) {
    await cancelOpen(runner, owner, at, ({ method }) => method === 1);
    await runner.delete(faceSession).where(eq(faceSession.ownerId, owner.id));
  },
  async identityPicture(runner, owner, at) {
    await cancelOpen(runner, owner, at, ({ fileIds }) => fileIds.length > 0);
    await removeDrafts(runner, owner, isDraftWithPictures(owner));
    for (const row of await lockAll(runner, owner)) {
      if (row.fileIds.length === 0) continue;
      await releaseFiles(runner, owner, row.fileIds);
      await identifications.change(runner, row, { fileIds: [] });
    }
  },
};

function lockAll(runner: QueryRunner, { id }: Subject): Promise<IdentificationRow[]> {
  return runner.select().from(identification).where(eq(identification.ownerId, id)).for('update');
}

async function cancelOpen(
  runner: QueryRunner,
  owner: Subject,
  at: Date,
  isConcerned: (row: IdentificationRow) => boolean,
): Promise<void> {
  const open = (await lockAll(runner, owner)).filter((row) => OPEN_STATES.includes(row.state) && isConcerned(row));
  const actor = { role: 'user', id: owner.id, name: '' } as const;
  for (const row of open) await identifications.transition(runner, row, { action: 'cancel', actor, at });
}
