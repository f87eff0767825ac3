import { randomUUID } from 'node:crypto';
import { communityAnswer } from '../modules/community-answers/answers.tables';
import {
  communityCollect,
  communityFolder,
  communityUninteresting,
  communityVisit,
} from '../modules/community-collections/collections.tables';
import { communityComment } from '../modules/community-comments/comments.tables';
import { communityExport } from '../modules/community-home/home.tables';
import { communityInvitation } from '../modules/community-invitations/invitations.tables';
import { communityMention } from '../modules/community-mentions/mentions.tables';
import { communityNotice } from '../modules/community-notices/notices.tables';
import { communityBlock, communityProfile, communityReputation } from '../modules/community-people/people.tables';
import { communityFollow, communityLike, communityVote } from '../modules/community-reactions/reactions.tables';
import { communityReport } from '../modules/community-reports/reports.tables';
import type { SeedOptions } from './personal-data';

/** Gives a user a part of every kind in the community. */
export async function seedParticipation({ orm, canary, now }: SeedOptions, ownerId: string): Promise<void> {
  const target = { targetType: 'content', targetId: canary.slice(0, 32) } as const;
  const written = { ownerId, createdAt: now, ipRegion: canary };
  await orm.insert(communityProfile).values({ ownerId, isHistoryPaused: true });
  await orm
    .insert(communityReputation)
    .values({ ownerId, cause: 'upvoted', causeKey: canary, points: 10, ...target, createdAt: now });
  await orm.insert(communityBlock).values({ ownerId, blockedId: randomUUID(), kind: 'block', createdAt: now });
  await orm.insert(communityLike).values({ ownerId, ...target, targetId: 'liked', createdAt: now });
  await orm.insert(communityVote).values({ ownerId, ...target, targetId: 'voted', vote: 1, createdAt: now });
  await orm.insert(communityFollow).values({ ownerId, targetType: 'tag', targetId: '振动', createdAt: now });
  await orm.insert(communityFolder).values({ id: randomUUID(), ownerId, name: canary, createdAt: now });
  await orm.insert(communityCollect).values({ ownerId, targetId: 'collected', createdAt: now });
  await orm.insert(communityVisit).values({ ownerId, targetId: canary.slice(0, 32), visitedAt: now });
  await orm.insert(communityUninteresting).values({ ownerId, targetId: canary.slice(0, 32), createdAt: now });
  await orm.insert(communityAnswer).values({
    ...{ ...written, id: randomUUID(), questionId: 'asked', body: canary, html: canary, hasAi: false, status: 1 },
  });
  await orm.insert(communityComment).values({
    ...{ ...written, id: randomUUID(), targetType: 'content', targetId: 'commented', text: canary, status: 1 },
  });
  await orm.insert(communityNotice).values({
    ...{ id: randomUUID(), ownerId, type: 'like', mergeKey: canary, text: canary, title: canary, excerpt: canary },
    ...{ createdAt: now, updatedAt: now },
  });
  await orm.insert(communityMention).values({ ...target, ownerId, createdAt: now });
  await orm.insert(communityInvitation).values([
    { questionId: 'asked', invitedId: randomUUID(), ownerId, createdAt: now },
    { questionId: canary.slice(0, 32), invitedId: ownerId, ownerId: randomUUID(), createdAt: now },
  ]);
  await orm.insert(communityReport).values({
    ...{ id: randomUUID(), reportNo: randomUUID(), ownerId, targetType: 'comment', targetId: randomUUID() },
    ...{
      title: '',
      category: 'spam',
      text: canary,
      state: 31,
      stateSince: now,
      version: 1,
      dueAt: now,
      createdAt: now,
    },
  });
  await orm.insert(communityExport).values({
    ...{ id: randomUUID(), ownerId, state: 5, stateSince: now, version: 1, requestedAt: now, expiresAt: now },
  });
}
