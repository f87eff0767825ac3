import {
  type CommunityInvitation,
  type inviteToAnswer,
  type listInvitations,
  PARTICIPATION_LIMITS,
} from '@portal/api-contract/community';
import type { EndpointData } from '@portal/api-contract';
import { desc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { assertWithinQuota, countWithinQuota } from '../../platform/database/account-quota';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import type { CommunityTarget } from '../community/community-targets';
import { readTags } from '../community/tagged-questions';
import { listAnswerers, rankAnswerers } from '../community-answers/answerers';
import { requireQuestion } from '../community-answers/save-answer';
import { lockQuestion } from '../community-answers/settle-bounty';
import { tellMember } from '../community-notices/tell-member';
import { assertNotBlocked, findBlock } from '../community-people/blocks';
import { assertMayWrite, findTrust, findWriters, findWritingError } from '../community-people/may-write';
import { readPeople } from '../community-people/people.read-model';
import { findUserId } from '../users/users.read-model';
import { communityInvitation } from './invitations.tables';
import { suggestInvitees } from './suggest-invitees';

export interface InvitationsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

type Row = typeof communityInvitation.$inferSelect;

const CLOSED = 4;
const TOO_MANY = `每人最多为一个问题邀请${PARTICIPATION_LIMITS.invitations}人，一个问题共${PARTICIPATION_LIMITS.questionInvitations}人`;
const describeQuota = (most: number) => `您今天的邀请已达到${most}次，请明天再来`;

/** Has members asked to answer a question who know its subject. */
export function createInvitations({ database, clock }: InvitationsOptions) {
  const { orm } = database;

  async function describe(runner: QueryRunner, reader: Subject, rows: readonly Row[]): Promise<CommunityInvitation[]> {
    const people = await readPeople(
      runner,
      rows.map(({ invitedId }) => invitedId),
    );
    const answerers = await listAnswerers(runner, rows[0]?.questionId ?? '');
    return rows.flatMap(({ invitedId, ownerId, createdAt }) => {
      const person = people.get(invitedId);
      const isAnswered = answerers.has(invitedId);
      return person ? [{ person, at: toChinaTime(createdAt), isAnswered, isMine: ownerId === reader.id }] : [];
    });
  }

  return {
    async list(reader: Subject, mid: string): Promise<EndpointData<typeof listInvitations>> {
      const question = await requireQuestion(orm, mid);
      const rows = await readInvitations(orm, mid);
      const at = clock();
      const { left, reason } = await findLeft(orm, reader, { question, rows, at });
      const known = rows.map(({ invitedId }) => invitedId);
      const suggested = left === 0 ? [] : await suggestInvitees(orm, reader.id, question, { known, at });
      return { invited: await describe(orm, reader, rows), suggested, left, reason };
    },

    async invite(
      inviter: Subject,
      { mid, userCode }: ParsedInput<typeof inviteToAnswer>,
    ): Promise<CommunityInvitation> {
      const row = await database.transaction(async (runner) => {
        const at = clock();
        await lockQuestion(runner, mid);
        const question = await requireQuestion(runner, mid);
        const { invitations: most } = await assertMayWrite(runner, inviter.id, at);
        const invitedId = await findUserId(runner, userCode);
        if (invitedId === undefined) throw new HttpError(404, '用户不存在');
        const rows = await readInvitations(runner, mid);
        const known = rows.find((each) => each.invitedId === invitedId);
        if (known) return known;
        const msg = await findBar(runner, inviter, question);
        if (msg !== '') throw new HttpError(409, msg);
        await assertCanBeInvited(runner, inviter, question, { invitedId, at });
        if (countLeft(rows, inviter.id) === 0) throw new HttpError(409, TOO_MANY);
        await assertWithinQuota(runner, inviter.id, at, {
          table: communityInvitation,
          ...{ most, msg: describeQuota(most) },
        });
        const added = { questionId: mid, invitedId, ownerId: inviter.id, createdAt: at };
        await runner.insert(communityInvitation).values(added);
        await tellMember(runner, {
          ...{ ownerId: invitedId, type: 'mention', actorId: inviter.id, at, about: `invitation ${mid}` },
          ...{ text: '邀请你回答问题', title: question.title, url: `${question.href}#answers` },
        });
        return added;
      });
      const [invitation] = await describe(orm, inviter, [row]);
      if (invitation === undefined) throw new HttpError(404, '用户不存在');
      return invitation;
    },
  };
}

/** Who was invited to answer a question, the newest first; they are bounded. */
function readInvitations(runner: QueryRunner, mid: string): Promise<Row[]> {
  const { questionId, createdAt, invitedId } = communityInvitation;
  return runner.select().from(communityInvitation).where(eq(questionId, mid)).orderBy(desc(createdAt), invitedId);
}

/** How many more somebody may invite, as far as the question goes. */
function countLeft(rows: readonly Row[], ownerId: string): number {
  const { invitations, questionInvitations } = PARTICIPATION_LIMITS;
  const own = rows.filter((row) => row.ownerId === ownerId).length;
  return Math.max(0, Math.min(invitations - own, questionInvitations - rows.length));
}

/** How many more somebody may invite now, and why where it is nobody. */
async function findLeft(
  runner: QueryRunner,
  reader: Subject,
  { question, rows, at }: { readonly question: CommunityTarget; readonly rows: readonly Row[]; readonly at: Date },
): Promise<{ readonly left: number; readonly reason: string }> {
  const bar = (await findBar(runner, reader, question)) || (await findWritingError(runner, reader.id, at));
  if (bar !== '') return { left: 0, reason: bar };
  const here = countLeft(rows, reader.id);
  if (here === 0) return { left: 0, reason: TOO_MANY };
  const { invitations: most } = await findTrust(runner, reader.id);
  const today = most - (await countWithinQuota(runner, reader.id, at, communityInvitation));
  return today > 0 ? { left: Math.min(here, today), reason: '' } : { left: 0, reason: describeQuota(most) };
}

/** Why somebody may invite nobody to a question, whoever it is; empty where they may. */
async function findBar(runner: QueryRunner, { id }: Subject, question: CommunityTarget): Promise<string> {
  if (question.questionStatus === CLOSED) return '问题已关闭，不能再邀请';
  return (await isBlockedBy(runner, question.ownerId, id)) ? '提问者已将您拉黑，不能为该问题邀请回答' : '';
}

async function isBlockedBy(runner: QueryRunner, by: string | null, memberId: string): Promise<boolean> {
  return by !== null && (await findBlock(runner, by, memberId)) === 'block';
}

/** Rejects with 409 where an invitation would be for nothing, unwelcome, or to a stranger (ADR 248). */
async function assertCanBeInvited(
  runner: QueryRunner,
  inviter: Subject,
  { mid, ownerId }: CommunityTarget,
  { invitedId, at }: { readonly invitedId: string; readonly at: Date },
): Promise<void> {
  if (invitedId === inviter.id) throw new HttpError(409, '不能邀请自己，可以直接回答');
  if (invitedId === ownerId) throw new HttpError(409, '不能邀请提问者本人');
  await assertNotBlocked(runner, invitedId, inviter.id);
  if ((await listAnswerers(runner, mid)).has(invitedId)) throw new HttpError(409, '对方已回答该问题');
  const [answerer] = await rankAnswerers(runner, { tags: await readTags(runner, mid), only: invitedId, most: 1 });
  if (answerer === undefined) throw new HttpError(409, '只能邀请在相同标签下有好回答的成员');
  const isApart =
    (await isBlockedBy(runner, ownerId, invitedId)) ||
    (ownerId !== null && (await isBlockedBy(runner, invitedId, ownerId)));
  if (isApart || !(await findWriters(runner, [invitedId], at)).has(invitedId))
    throw new HttpError(409, '对方不能回答该问题');
}
