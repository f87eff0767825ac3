import { COMMUNITY_TARGETS } from '@portal/api-contract/community';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { removeOwner } from '../community-tallies/tallies';
import { communityFollow, communityLike, communityVote } from './reactions.tables';

/** What is left of somebody's likes and votes once the account is closed. */
const COUNTED = { treatment: 'anonymize', period: '', reason: '与账号的关联删除，只留下内容得到的次数' } as const;

const TARGET = { targetType: '对象', targetId: '编号' };

/** Likes of a member. */
export const likeData: PersonalData = {
  name: 'community-likes',
  title: '社区点赞',
  tables: ['community_like'],
  columns: { ...TARGET, createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityLike)
      .where(eq(communityLike.ownerId, id))
      .orderBy(asc(communityLike.createdAt));
    return rows.map(toRow);
  },
  retention: COUNTED,
  eraseMany: ({ runner }, { id }) => removeOwner(runner, communityLike, id),
};

/** Votes of a member. */
export const voteData: PersonalData = {
  name: 'community-votes',
  title: '社区投票',
  tables: ['community_vote'],
  columns: { ...TARGET, vote: '赞同或反对', createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityVote)
      .where(eq(communityVote.ownerId, id))
      .orderBy(asc(communityVote.createdAt));
    return rows.map((row) => ({ ...toRow(row), vote: row.vote }));
  },
  retention: COUNTED,
  eraseMany: ({ runner }, { id }) => removeOwner(runner, communityVote, id),
};

/** Whom and what a member follows. */
export const followData: PersonalData = {
  name: 'community-follows',
  title: '社区关注',
  tables: ['community_follow'],
  columns: { ...TARGET, createdAt: '时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityFollow)
      .where(eq(communityFollow.ownerId, id))
      .orderBy(asc(communityFollow.createdAt));
    return rows.map(toRow);
  },
  retention: COUNTED,
  eraseMany: ({ runner }, { id }) => removeOwner(runner, communityFollow, id),
};

function toRow({
  targetType,
  targetId,
  createdAt,
}: {
  readonly targetType: keyof typeof COMMUNITY_TARGETS;
  readonly targetId: string;
  readonly createdAt: Date;
}) {
  return { targetType: COMMUNITY_TARGETS[targetType], targetId, createdAt: toChinaTime(createdAt) };
}
