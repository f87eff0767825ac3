import {
  type CommunityAnswer,
  type listAnswers,
  PARTICIPATION_LIMITS,
  type saveAnswer,
} from '@portal/api-contract/community';
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findPage } from '../../platform/database/find-page';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Subject } from '../../platform/security/session-verifier';
import { type CommunityTarget, findTargets } from '../community/community-targets';
import { tellMember } from '../community-notices/tell-member';
import { readUnheard } from '../community-people/blocks';
import { readPeople, UNKNOWN_REGION } from '../community-people/people.read-model';
import { readParticipation } from '../community-reactions/own-parts';
import { announceAnswers, changeAcceptance, changeAnswerStatus, findAnswers, lockAnswer } from './answer-record';
import { type AnswerRow, communityAnswer, DELETED, HIDDEN, SHOWN, WAITING } from './answers.tables';
import { requireQuestion, writeAnswer } from './save-answer';
import { lockQuestion } from './settle-bounty';
import { writeOnce } from './write-once';
import { answerHref } from './written-href';

export interface AnswersOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

const HOUR_MS = 3_600_000;
const CLOSED = 4;

const { createdAt, id: key, isAccepted, score } = communityAnswer;

const ORDERS: Readonly<Record<ParsedInput<typeof listAnswers>['sort'], readonly SQL[]>> = {
  accepted: [desc(isAccepted), desc(score), asc(createdAt), asc(key)],
  votes: [desc(score), asc(createdAt), asc(key)],
  time: [desc(createdAt), asc(key)],
};

/** Answers to questions. */
export function createAnswers(options: AnswersOptions) {
  const { database, clock } = options;
  const { orm } = database;

  async function describe(
    runner: QueryRunner,
    reader: Subject | null,
    rows: readonly AnswerRow[],
    question: CommunityTarget | undefined,
  ): Promise<CommunityAnswer[]> {
    const people = await readPeople(
      runner,
      rows.map(({ ownerId }) => ownerId),
    );
    const targets = rows.map(({ id }) => ({ targetType: 'answer' as const, targetId: id }));
    const parts = await readParticipation(runner, reader?.id, targets);
    return rows.map((row, index): CommunityAnswer => {
      const part = parts[index];
      if (part === undefined) throw new HttpError(404);
      const isMine = row.ownerId !== null && row.ownerId === reader?.id;
      const { id, questionId, html, hasAi, version } = row;
      return {
        ...{ id, questionId, html, hasAi, version, isMine, isAccepted: row.isAccepted },
        author: row.ownerId === null ? null : (people.get(row.ownerId) ?? null),
        body: isMine ? row.body : '',
        createdAt: toChinaTime(row.createdAt),
        editedAt: row.editedAt && toChinaTime(row.editedAt),
        ipRegion: row.ipRegion || UNKNOWN_REGION,
        ...{ isWaiting: row.status === WAITING, isHidden: row.status === HIDDEN },
        canAccept: reader !== null && question?.ownerId === reader.id && findAcceptError(row, question, clock()) === '',
        ...{ counts: part.counts, mine: part.mine },
      };
    });
  }

  async function open(reader: Subject, id: string): Promise<CommunityAnswer> {
    const row = (await findAnswers(orm, [id])).get(id);
    if (row === undefined) throw new HttpError(404, '回答不存在');
    const question = (await findTargets(orm, [row.questionId])).get(row.questionId);
    const [answer] = await describe(orm, reader, [row], question);
    if (answer === undefined) throw new HttpError(404, '回答不存在');
    return answer;
  }

  /** Changes whether an answer to a question of the caller is accepted. */
  function changeAccepted(owner: Subject, id: string, isNow: boolean): Promise<void> {
    return database.transaction(async (runner) => {
      const at = clock();
      const seen = (await findAnswers(runner, [id])).get(id);
      const question = seen && (await findTargets(runner, [seen.questionId])).get(seen.questionId);
      if (seen === undefined || question?.ownerId !== owner.id) throw new HttpError(404, '回答不存在');
      await lockQuestion(runner, question.mid);
      const row = await lockAnswer(runner, id);
      if (row === undefined) throw new HttpError(404, '回答不存在');
      if (row.isAccepted === isNow) return;
      if (isNow) {
        const msg = findAcceptError(row, question, at);
        if (msg !== '') throw new HttpError(409, msg);
        const isBefore = and(eq(communityAnswer.questionId, question.mid), eq(communityAnswer.isAccepted, true));
        const [before] = await runner.select().from(communityAnswer).where(isBefore).for('update');
        if (before) await changeAcceptance(runner, before, false, at);
      }
      await changeAcceptance(runner, row, isNow, at);
      if (isNow)
        await tellMember(runner, {
          ...{ ownerId: row.ownerId, type: 'accept', actorId: owner.id, at, about: `answer ${id}` },
          ...{ text: '采纳了你的回答', title: question.title, excerpt: row.body, url: answerHref(question.href, id) },
        });
    });
  }

  return {
    async list(reader: Subject | null, input: ParsedInput<typeof listAnswers>) {
      const { questionId, sort, pageSize, answerId: id } = input;
      const question = await requireQuestion(orm, questionId);
      const unheard = await readUnheard(orm, reader?.id);
      const { ownerId, status } = communityAnswer;
      // Whoever wrote one sees where it stands.
      const isOwnAway = reader ? and(inArray(status, [WAITING, HIDDEN]), eq(ownerId, reader.id)) : undefined;
      const condition = and(
        eq(communityAnswer.questionId, questionId),
        or(eq(status, SHOWN), isOwnAway),
        unheard.length > 0 ? or(isNull(ownerId), notInArray(ownerId, [...unheard])) : undefined,
      );
      const order = ORDERS[sort];
      const pageNo = (id && (await findPage(orm, key, condition, { order, pageSize, id }))) || input.pageNo;
      const rows = await orm
        .select()
        .from(communityAnswer)
        .where(condition)
        .orderBy(...order)
        .limit(pageSize)
        .offset(toOffset({ pageNo, pageSize }));
      const list = await describe(orm, reader, rows, question);
      return { list, total: await orm.$count(communityAnswer, condition), pageNo, pageSize };
    },
    async save(owner: Subject, input: ParsedInput<typeof saveAnswer>, context: CallContext): Promise<CommunityAnswer> {
      const call = { scope: 'community.answer', owner, input, context };
      return open(owner, await writeOnce(options, call, writeAnswer));
    },
    async remove(owner: Subject, id: string): Promise<null> {
      await database.transaction(async (runner) => {
        const row = await lockAnswer(runner, id);
        if (row?.ownerId !== owner.id) throw new HttpError(404, '回答不存在');
        if (row.isAccepted) throw new HttpError(409, '已被采纳的回答不能删除');
        await changeAnswerStatus(runner, row, DELETED, clock());
        await announceAnswers(runner);
      });
      return null;
    },
    async accept(owner: Subject, id: string): Promise<CommunityAnswer> {
      await changeAccepted(owner, id, true);
      return open(owner, id);
    },
    async unaccept(owner: Subject, id: string): Promise<CommunityAnswer> {
      await changeAccepted(owner, id, false);
      return open(owner, id);
    },
  };
}

/** Why an answer cannot be accepted by the asker; empty where it can. */
function findAcceptError(row: AnswerRow, { ownerId, questionStatus }: CommunityTarget, at: Date): string {
  if (questionStatus === CLOSED) return '问题已关闭，不能再采纳';
  if (row.status !== SHOWN) return '该回答尚未公开，不能采纳';
  const earliest = row.createdAt.getTime() + PARTICIPATION_LIMITS.ownAnswerHours * HOUR_MS;
  if (row.ownerId === ownerId && earliest > at.getTime())
    return `自己的回答须在发布${PARTICIPATION_LIMITS.ownAnswerHours}小时后才能采纳`;
  return '';
}
