import {
  type CommunityHome,
  type CommunityWork,
  type listCommunityWorks,
  type listReputation,
  PARTICIPATION_LIMITS,
  TRUST_LEVELS,
} from '@portal/api-contract/community';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { type AuthorItem, listAuthorItems, readAuthorFigures } from '../community/author-items';
import { findTargets, readMembers } from '../community/community-targets';
import { countAuthorAnswers, listAuthorAnswers } from '../community-answers/author-answers';
import { answerHref } from '../community-answers/written-href';
import { countCollectsByDay } from '../community-collections/author-collects';
import { shorten } from '../community-notices/tell-member';
import { findBlock } from '../community-people/blocks';
import { findLevel } from '../community-people/may-write';
import { type Member, readCommunity } from '../community-people/people.read-model';
import { listRisen, readReputationPage, sumReputationByDay } from '../community-people/reputation-log';
import { countFollowersByDay, countLikesByDay, countLikesOf } from '../community-reactions/author-days';
import { readParticipation } from '../community-reactions/own-parts';
import { countFollows } from '../community-reactions/reactions.repository';
import { NOTHING, printTarget, readTallies } from '../community-tallies/tallies';
import { findTarget } from '../community-targets/find-target';
import { findUserId } from '../users/users.read-model';

export interface HomeOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
}

type WorkKind = NonNullable<ParsedInput<typeof listCommunityWorks>['kind']>;

const DAY_MS = 86_400_000;

/** Works of all kinds together go as far back as this. */
const MAX_MIXED = 500;

const KINDS = { article: [5], material: [2, 3], video: [1], question: [4] } as const;

interface Work extends Omit<CommunityWork, 'author' | 'counts' | 'at'> {
  readonly at: Date;
}

/** Home pages of members: who they are, what they have written and what came of it. */
export function createHome({ orm, clock }: HomeOptions) {
  async function findMember(userCode: string): Promise<Member> {
    const id = await findUserId(orm, userCode);
    const member = id === undefined ? undefined : (await readCommunity(orm, [id])).get(id);
    if (member === undefined) throw new HttpError(404, '用户不存在');
    return member;
  }

  async function readWorks(ownerId: string, kind: WorkKind | undefined, page: { pageNo: number; pageSize: number }) {
    if (kind === 'answer') return readAnswers(ownerId, page);
    if (kind !== undefined) return readItems(ownerId, kind, page);
    const last = page.pageNo * page.pageSize;
    if (last - page.pageSize >= MAX_MIXED) return { works: [], total: MAX_MIXED };
    const first = { pageNo: 1, pageSize: Math.min(last, MAX_MIXED) };
    const [items, answers] = [await readItems(ownerId, undefined, first), await readAnswers(ownerId, first)];
    const works = [...items.works, ...answers.works].sort((one, other) => other.at.getTime() - one.at.getTime());
    const total = Math.min(items.total + answers.total, MAX_MIXED);
    return { works: works.slice(last - page.pageSize, Math.min(last, MAX_MIXED)), total };
  }

  async function readItems(
    ownerId: string,
    kind: keyof typeof KINDS | undefined,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ works: Work[]; total: number }> {
    const { items, total } = await listAuthorItems(orm, ownerId, kind && KINDS[kind], page);
    return { works: items.map(toItemWork), total };
  }

  async function readAnswers(
    ownerId: string,
    page: { pageNo: number; pageSize: number },
  ): Promise<{ works: Work[]; total: number }> {
    const { rows, total } = await listAuthorAnswers(orm, ownerId, page);
    const questions = await findTargets(
      orm,
      rows.map(({ questionId }) => questionId),
    );
    const works = rows.map((row): Work => {
      const question = questions.get(row.questionId);
      const shown = question?.isVisible ? question : undefined;
      return {
        ...{ targetType: 'answer', targetId: row.id, mainType: null, title: shown?.title ?? '', at: row.createdAt },
        excerpt: shorten(row.body),
        url: shown ? answerHref(shown.href, row.id) : '',
        isGone: shown === undefined,
      };
    });
    return { works, total };
  }

  return {
    async open(reader: Subject | null, userCode: string | undefined): Promise<CommunityHome> {
      const code = userCode ?? reader?.userCode;
      if (code === undefined) throw new HttpError(401);
      const member = await findMember(code);
      const { id, person, reputation } = member;
      const figures = await readAuthorFigures(orm, id);
      const answers = await countAuthorAnswers(orm, id);
      const target = { targetType: 'user', targetId: code } as const;
      const [part] = await readParticipation(orm, reader?.id, [target]);
      const isMe = reader?.id === id;
      return {
        ...{ person, reputation, bio: member.bio, joinedAt: toChinaTime(member.createdAt) },
        levelLabel: findLevel(person.level).label,
        works: { ...figures.works, answer: answers.total },
        accepted: answers.accepted,
        likes: await countLikesOf(orm, id),
        followers: part?.counts.follows ?? 0,
        following: await countFollows(orm, id, 'user'),
        ...{ isMe, followed: part?.mine.followed ?? false },
        blocked: reader && !isMe ? await findBlock(orm, reader.id, id) : 'none',
      };
    },
    async works(input: ParsedInput<typeof listCommunityWorks>) {
      const { userCode, kind, pageNo, pageSize } = input;
      const { id, person } = await findMember(userCode);
      const { works, total } = await readWorks(id, kind, { pageNo, pageSize });
      const tallies = await readTallies(orm, works);
      const list = works.map(({ at, ...work }): CommunityWork => ({
        ...work,
        author: person,
        counts: tallies.get(printTarget(work)) ?? NOTHING,
        at: toChinaTime(at),
      }));
      return { list, total, pageNo, pageSize };
    },
    async stat(owner: Subject) {
      const { id } = owner;
      const now = clock();
      const since = new Date(now.getTime() - (PARTICIPATION_LIMITS.statDays - 1) * DAY_MS);
      const start = new Date(`${toChinaDay(since)}T00:00:00+08:00`);
      const [figures, answers] = [await readAuthorFigures(orm, id), await countAuthorAnswers(orm, id)];
      const known = (await readMembers(orm, [id])).get(id);
      const level = findLevel(known?.trustLevel ?? 0);
      const until = known?.suspendedUntil ?? null;
      const [likes, collects] = [await countLikesByDay(orm, id, start), await countCollectsByDay(orm, id, start)];
      const [follows, moved] = [
        await countFollowersByDay(orm, owner.userCode, start),
        await sumReputationByDay(orm, id, start),
      ];
      const days = Array.from({ length: PARTICIPATION_LIMITS.statDays }, (_, index) => {
        const date = toChinaDay(new Date(start.getTime() + index * DAY_MS));
        const counts = { likes: likes.get(date) ?? 0, collects: collects.get(date) ?? 0 };
        return { date, ...counts, followers: follows.get(date) ?? 0, reputation: moved.get(date) ?? 0 };
      });
      const followers = await readTallies(orm, [{ targetType: 'user', targetId: owner.userCode }]);
      const { article, material, video, question } = figures.works;
      return {
        works: article + material + video + question + answers.total,
        likes: await countLikesOf(orm, id),
        accepted: answers.accepted,
        ...{ views: figures.views, comments: figures.comments, collects: figures.collects, days },
        ...{ reputation: known?.reputation ?? 0, level: level.level, levelLabel: level.label },
        unlocks: TRUST_LEVELS.filter((one) => one.level <= level.level).flatMap(({ unlocks }) => [...unlocks]),
        nextLevelAt: TRUST_LEVELS[level.level + 1]?.reputation ?? null,
        mutedUntil: until !== null && until > now ? toChinaTime(until) : null,
        followers: followers.get(`user ${owner.userCode}`)?.follows ?? 0,
        following: await countFollows(orm, id),
      };
    },
    async rank() {
      const since = new Date(clock().getTime() - PARTICIPATION_LIMITS.statDays * DAY_MS);
      const risen = await listRisen(orm, since, PARTICIPATION_LIMITS.rank);
      const members = await readCommunity(
        orm,
        risen.map(({ ownerId }) => ownerId),
      );
      return risen.flatMap(({ ownerId, gained }) => {
        const member = members.get(ownerId);
        return member ? [{ person: member.person, gained, reputation: member.reputation }] : [];
      });
    },
    async reputation(owner: Subject, input: ParsedInput<typeof listReputation>) {
      const { rows, total } = await readReputationPage(orm, owner.id, input);
      const found = await Promise.all(rows.map((row) => findTarget(orm, row)));
      const list = rows.map(({ cause, points, createdAt }, index) => {
        const target = found[index]?.isShown ? found[index] : undefined;
        return { cause, points, title: target?.title ?? '', url: target?.url ?? '', at: toChinaTime(createdAt) };
      });
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    },
  };
}

function toItemWork({ mid, mainType, title, summary, href, publishedAt }: AuthorItem): Work {
  return {
    ...{ targetType: 'content', targetId: mid, mainType, title, excerpt: shorten(summary), url: href },
    ...{ isGone: false, at: publishedAt },
  };
}
