import { contentTextSchema } from '@portal/api-contract/community';
import { randomUUID } from 'node:crypto';
import { communityContent, communityContentVersion, communityMember } from '../modules/community/community.tables';
import { statusLog } from '../platform/records/status-log.tables';
import type { SeedOptions } from './personal-data';
import { seedParticipation } from './personal-participation';

/** Gives a user something written for the community. */
export async function seedCommunity(options: SeedOptions, ownerId: string): Promise<void> {
  const { orm, canary, now } = options;
  const id = randomUUID();
  await orm.insert(communityContent).values({
    ...{ id, mid: `CC-${canary}`.slice(0, 32), ownerId, mainType: 5, title: canary, summary: canary, tags: [canary] },
    ...{ state: 121, stateSince: now, version: 1, draftNumber: 1, reason: canary, region: canary },
    ...{ createdAt: now, updatedAt: now },
  });
  const body = contentTextSchema.parse({ title: canary, body: canary });
  await orm
    .insert(communityContentVersion)
    .values({ contentId: id, number: 1, body, html: canary, createdAt: now, savedAt: now });
  await orm.insert(communityMember).values({ userId: ownerId, trustLevel: 1, reputation: 12, region: canary });
  await orm.insert(statusLog).values({
    ...{ id: randomUUID(), recordKind: 'communitycontent', recordId: id, fromState: 101, toState: 121, act: 'reject' },
    ...{ actorRole: 'moderator', actorId: null, actorName: '', reason: canary, fileIds: [], at: now },
  });
  await seedParticipation(options, ownerId);
}
