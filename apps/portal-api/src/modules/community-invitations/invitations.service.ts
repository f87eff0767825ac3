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
import { listAnswerers } from '../community-answers/answerers';
import { requireQuestion } from '../community-answers/save-answer';
import { lockQuestion } from '../community-answers/settle-bounty';
import { tellMember } from '../community-notices/tell-member';
import { assertNotBlocked, findBlock } from '../community-people/blocks';
import { assertMayWrite, findTrust } from '../community-people/may-write';
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
      const { invitations: perDay } = await findTrust(orm, reader.id);
      const today = await countWithinQuota(orm, reader.id, clock(), communityInvitation);
      const left =
        question.questionStatus === CLOSED ? 0 : Math.min(countLeft(rows, reader.id), Math.max(0, perDay - today));
      const known = rows.map(({ invitedId }) => invitedId);
      const suggested = left === 0 ? [] : await suggestInvitees(orm, reader.id, question, known);
      return { invited: await describe(orm, reader, rows), suggested, left };
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
        await assertCanBeInvited(runner, inviter, question, invitedId);
        if (countLeft(rows, inviter.id) === 0)
          throw new HttpError(
            409,
            `每人最多为一个问题邀请${PARTICIPATION_LIMITS.invitations}人，一个问题共${PARTICIPATION_LIMITS.questionInvitations}人`,
          );
        await assertWithinQuota(runner, inviter.id, at, {
          table: communityInvitation,
          ...{ most, msg: `您今天的邀请已达到${most}次，请明天再来` },
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

/** Rejects with 409 where an invitation would be for nothing, or unwelcome. */
async function assertCanBeInvited(
  runner: QueryRunner,
  inviter: Subject,
  question: CommunityTarget,
  invitedId: string,
): Promise<void> {
  if (question.questionStatus === CLOSED) throw new HttpError(409, '问题已关闭，不能再邀请');
  if (invitedId === inviter.id) throw new HttpError(409, '不能邀请自己，可以直接回答');
  if (invitedId === question.ownerId) throw new HttpError(409, '不能邀请提问者本人');
  await assertNotBlocked(runner, question.ownerId, inviter.id);
  await assertNotBlocked(runner, invitedId, inviter.id);
  if (question.ownerId !== null && (await findBlock(runner, question.ownerId, invitedId)) === 'block')
    throw new HttpError(409, '对方不能回答该问题');
  if ((await listAnswerers(runner, question.mid)).has(invitedId)) throw new HttpError(409, '对方已回答该问题');
}
