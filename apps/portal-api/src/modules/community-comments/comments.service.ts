import {
  type CommentReply,
  type CommunityComment,
  type CommunityPerson,
  type listComments,
  PARTICIPATION_LIMITS,
  type saveComment,
} from '@portal/api-contract/community';
import { and, asc, desc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findPage } from '../../platform/database/find-page';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { countUpTo } from '../../platform/records/queue-filter';
import type { Subject } from '../../platform/security/session-verifier';
import { writeOnce } from '../community-answers/write-once';
import { findWritten, type FoundTarget } from '../community-answers/written-target';
import { readUnheard } from '../community-people/blocks';
import { readPeople, UNKNOWN_REGION } from '../community-people/people.read-model';
import { readOwnParts } from '../community-reactions/own-parts';
import { NOTHING, printTarget, readTallies } from '../community-tallies/tallies';
import { changeCommentStatus, findComments, lockComment } from './comment-record';
import { communityComment, type CommentRow, DELETED, HIDDEN, SHOWN, WAITING } from './comments.tables';
import { type Commented, requireCommented, writeComment } from './save-comment';

export interface CommentsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

/** Which comments a page has. */
export type ListedComments = Omit<ParsedInput<typeof listComments>, 'targetType'> & Commented;

const { createdAt, id: key, likes, ownerId, parentId, replies, status } = communityComment;

const ORDERS: Readonly<Record<ParsedInput<typeof listComments>['sort'], readonly SQL[]>> = {
  hot: [desc(likes), desc(createdAt), asc(key)],
  new: [desc(createdAt), asc(key)],
  old: [asc(createdAt), asc(key)],
};

/** What those who read together with a comment know of it. */
interface Reading {
  readonly people: ReadonlyMap<string | null, CommunityPerson>;
  /** Rows that others answer, by their ids. */
  readonly answered: ReadonlyMap<string, CommentRow>;
  readonly liked: ReadonlySet<string>;
  readonly readerId: string | undefined;
  readonly authorId: string | null;
}

/** Comments of two levels on items and answers. */
export function createComments(options: CommentsOptions) {
  const { database } = options;
  const { orm } = database;

  /** What belongs to rows that are shown together. */
  async function readWith(rows: readonly CommentRow[], target: FoundTarget, reader: Subject | null): Promise<Reading> {
    const wanted = rows.flatMap(({ replyToId }) => replyToId ?? []);
    const above = wanted.length === 0 ? [] : await orm.select().from(communityComment).where(inArray(key, wanted));
    const answered = new Map(above.map((row) => [row.id, row]));
    const people = await readPeople(
      orm,
      [...rows, ...above].flatMap((row) => [row.ownerId, ...row.mentionedIds]),
    );
    const targets = rows.map(({ id }) => ({ targetType: 'comment' as const, targetId: id }));
    const parts = await readOwnParts(orm, reader?.id, targets);
    const liked = new Set(targets.filter((one) => parts.get(printTarget(one))?.liked).map(({ targetId }) => targetId));
    return { people, answered, liked, readerId: reader?.id, authorId: target.ownerId };
  }

  /** The first comments below each of some comments, and the one that is looked for. */
  async function readReplies(
    rows: readonly CommentRow[],
    isListed: SQL | undefined,
    reader: Subject | null,
    soughtId: string | undefined,
  ): Promise<CommentRow[]> {
    // What is the reader's own and not shown to others is not counted.
    const parents = rows.filter((row) => row.replies > 0 || reader !== null).map(({ id }) => id);
    if (parents.length === 0) return [];
    const place = sql<number>`row_number() over (partition by ${parentId} order by ${createdAt}, ${key})`.as('place');
    const placed = orm
      .select({ id: sql<string>`${key}`.as('placed_id'), place })
      .from(communityComment)
      .where(and(inArray(parentId, parents), isListed))
      .as('placed');
    const first = orm
      .select({ id: placed.id })
      .from(placed)
      .where(or(lte(placed.place, PARTICIPATION_LIMITS.replies), soughtId ? eq(placed.id, soughtId) : undefined));
    return orm.select().from(communityComment).where(inArray(key, first)).orderBy(asc(createdAt), asc(key));
  }

  /** A page of comments, with what is commented on. Rejects with 404 what is not shown. */
  async function readPage(reader: Subject | null, input: ListedComments) {
    const { targetType, targetId, sort, pageSize, parentId: below, commentId } = input;
    const target = await requireCommented(orm, input);
    const unheard = await readUnheard(orm, reader?.id);
    const isHeard = unheard.length > 0 ? or(isNull(ownerId), notInArray(ownerId, [...unheard])) : undefined;
    // Whoever wrote one sees where it stands.
    const isOwnAway = reader ? and(inArray(status, [WAITING, HIDDEN]), eq(ownerId, reader.id)) : undefined;
    const isReadable = and(or(eq(status, SHOWN), isOwnAway), isHeard);
    const isPlace = and(inArray(status, [HIDDEN, DELETED]), gt(replies, 0));
    const isOnTarget = and(eq(communityComment.targetType, targetType), eq(communityComment.targetId, targetId));
    const condition =
      below === undefined
        ? and(isOnTarget, isNull(parentId), or(isReadable, isPlace))
        : and(isOnTarget, sql`${parentId}::text = ${below}`, isReadable);
    const order = ORDERS[below === undefined ? sort : 'old'];
    const sought = commentId && (await findComments(orm, [commentId])).get(commentId);
    const standsAt = sought && ((below === undefined && sought.parentId) || sought.id);
    const pageNo =
      (standsAt && (await findPage(orm, key, condition, { order, pageSize, id: standsAt }))) || input.pageNo;
    const rows = await orm
      .select()
      .from(communityComment)
      .where(condition)
      .orderBy(...order)
      .limit(pageSize)
      .offset(toOffset({ pageNo, pageSize }));
    const replyRows = await readReplies(rows, isReadable, reader, sought && sought.id);
    const reading = await readWith([...rows, ...replyRows], target, reader);
    const page = {
      list: rows.map((row): CommunityComment => {
        const own = replyRows.filter((reply) => reply.parentId === row.id);
        return {
          ...toComment(row, reading),
          replyTotal: row.replies,
          replies: own.map((one) => toComment(one, reading)),
        };
      }),
      total: await countUpTo(orm, communityComment, condition),
      ...{ pageNo, pageSize },
    };
    return { target, page };
  }

  async function list(reader: Subject | null, { targetType, targetId, ...input }: ParsedInput<typeof listComments>) {
    const on = { targetType, targetId };
    const { page } = await readPage(reader, { ...on, ...input });
    const tally = (await readTallies(orm, [on])).get(printTarget(on));
    return { ...page, commentTotal: (tally ?? NOTHING).comments };
  }

  /** A comment as somebody reads it; rejects with 404 one that is deleted. */
  async function open(reader: Subject, id: string): Promise<CommunityComment> {
    const [row] = await orm.select().from(communityComment).where(eq(key, id));
    const target = row && (await findWritten(orm, row.targetType, row.targetId));
    if (row === undefined || target === undefined) throw new HttpError(404, '评论不存在或已删除');
    return { ...toComment(row, await readWith([row], target, reader)), replyTotal: row.replies, replies: [] };
  }

  return {
    list,
    readPage,
    open,
    async save(owner: Subject, input: ParsedInput<typeof saveComment>, context: CallContext) {
      const call = { scope: 'community.comment', owner, input, context };
      return open(owner, await writeOnce(options, call, writeComment));
    },
    async remove(owner: Subject, id: string): Promise<null> {
      await database.transaction(async (runner: QueryRunner) => {
        const row = await lockComment(runner, id);
        if (row?.ownerId !== owner.id) throw new HttpError(404, '评论不存在或已删除');
        await changeCommentStatus(runner, row, DELETED);
      });
      return null;
    },
  };
}

function toComment(row: CommentRow, { people, answered, liked, readerId, authorId }: Reading): CommentReply {
  const isMine = row.ownerId !== null && row.ownerId === readerId;
  const isHidden = row.status === HIDDEN && isMine;
  const isGone = row.status === DELETED || (row.status === HIDDEN && !isMine);
  const author = isGone ? null : (people.get(row.ownerId) ?? null);
  // Who answers the comment that they stand below answers it plainly.
  const above = row.replyToId === row.parentId ? undefined : answered.get(row.replyToId ?? '');
  const aboveAuthor = above && people.get(above.ownerId);
  const toMention = ({ userCode, nickname }: CommunityPerson) => ({ userCode, nickname });
  return {
    ...{ id: row.id, parentId: row.parentId, author, likes: row.likes, isDeleted: isGone },
    replyTo: aboveAuthor ? toMention(aboveAuthor) : null,
    text: isGone ? '' : row.text,
    mentions: isGone ? [] : row.mentionedIds.flatMap((id) => people.get(id) ?? []).map(toMention),
    createdAt: toChinaTime(row.createdAt),
    ipRegion: isGone ? '' : row.ipRegion || UNKNOWN_REGION,
    liked: liked.has(row.id),
    isByAuthor: !isGone && row.ownerId !== null && row.ownerId === authorId,
    ...{ isMine, isWaiting: row.status === WAITING, isHidden },
  };
}
