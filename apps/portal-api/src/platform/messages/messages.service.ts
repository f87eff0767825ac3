import {
  type listMessages,
  type Message,
  MESSAGE_TYPES,
  type MessagePreference,
  type readMessages,
  type UnreadCounts,
  type updateMessagePreference,
} from '@portal/api-contract/account';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { toChinaTime } from '../china-time';
import type { Clock } from '../clock';
import { containsKeyword, toOffset } from '../content-items/listing-columns';
import type { QueryRunner } from '../database/database';
import type { ParsedInput } from '../http/implement';
import { HttpError } from '../http/http-error';
import type { Subject } from '../security/session-verifier';
import { toPreference, toPreferenceValues } from './message-preference';
import { deliveryOutbox, messagePreference, userMessage } from './messages.tables';
import { noteMessageChange } from './post-message';

const KEPT_MS = 30 * 24 * 3_600_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NONE = Object.fromEntries(Object.keys(MESSAGE_TYPES).map((type) => [type, 0])) as UnreadCounts;

/** What narrows a list of messages, or those to mark. */
type MessageFilter = ParsedInput<typeof readMessages>;

/** Messages and preference of a user; each query is bound to the owner. */
export function createMessagesService(orm: QueryRunner, clock: Clock) {
  async function noteReading(ownerId: string, rows: readonly object[]): Promise<{ total: number }> {
    if (rows.length > 0) await noteMessageChange(orm, ownerId);
    return { total: rows.length };
  }

  return {
    async countUnread(ownerId: string): Promise<UnreadCounts> {
      const rows = await orm
        .select({ type: userMessage.type, total: count() })
        .from(userMessage)
        .where(and(eq(userMessage.ownerId, ownerId), isNull(userMessage.readAt), isNull(userMessage.deletedAt)))
        .groupBy(userMessage.type);
      return { ...NONE, ...Object.fromEntries(rows.map(({ type, total }) => [type, total])) };
    },
    async list(owner: Subject, input: ParsedInput<typeof listMessages>) {
      const { pageNo, pageSize } = input;
      const condition = selectMessages(owner, input);
      const rows = await orm
        .select()
        .from(userMessage)
        .where(condition)
        .orderBy(desc(userMessage.createdAt), desc(userMessage.id))
        .limit(pageSize)
        .offset(toOffset(input));
      return { list: rows.map(toMessage), total: await orm.$count(userMessage, condition), pageNo, pageSize };
    },
    /** Gives a message, which is read with this. */
    async open(owner: Subject, id: string): Promise<Message> {
      if (!UUID.test(id)) throw new HttpError(404);
      const isIt = and(selectMessages(owner, {}), eq(userMessage.id, id));
      const opened = await orm
        .update(userMessage)
        .set({ readAt: clock() })
        .where(and(isIt, isNull(userMessage.readAt)))
        .returning();
      await noteReading(owner.id, opened);
      const [row] = opened.length > 0 ? opened : await orm.select().from(userMessage).where(isIt);
      if (row === undefined) throw new HttpError(404);
      return toMessage(row);
    },
    /** Marks exactly what the filter lists. */
    async markRead(owner: Subject, filter: MessageFilter): Promise<{ total: number }> {
      const rows = await orm
        .update(userMessage)
        .set({ readAt: clock() })
        .where(and(selectMessages(owner, filter), isNull(userMessage.readAt)))
        .returning({ id: userMessage.id });
      return noteReading(owner.id, rows);
    },
    async remove(owner: Subject, ids: readonly string[]): Promise<{ total: number }> {
      const rows = await orm
        .update(userMessage)
        .set({ deletedAt: clock() })
        .where(selectMessages(owner, { ids: [...ids] }))
        .returning({ id: userMessage.id });
      return noteReading(owner.id, rows);
    },
    async getPreference({ id }: Subject): Promise<MessagePreference> {
      const [row] = await orm.select().from(messagePreference).where(eq(messagePreference.ownerId, id));
      return toPreference(row);
    },
    async savePreference(
      { id: ownerId }: Subject,
      { version, ...preference }: ParsedInput<typeof updateMessagePreference>,
    ): Promise<MessagePreference> {
      const values = { ...toPreferenceValues(preference), version: version + 1, updatedAt: clock() };
      const [row] =
        version === 0
          ? await orm
              .insert(messagePreference)
              .values({ ...values, ownerId })
              .onConflictDoNothing()
              .returning()
          : await orm
              .update(messagePreference)
              .set(values)
              .where(and(eq(messagePreference.ownerId, ownerId), eq(messagePreference.version, version)))
              .returning();
      if (row === undefined) throw new HttpError(409, '消息设置已在别处修改，请刷新后重试');
      return toPreference(row);
    },
    /** Purges what was deleted or delivered a month ago. */
    async purgeOld(): Promise<void> {
      const before = new Date(clock().getTime() - KEPT_MS);
      await orm
        .delete(deliveryOutbox)
        .where(and(isNotNull(deliveryOutbox.finishedAt), lt(deliveryOutbox.finishedAt, before)));
      await orm.delete(userMessage).where(and(isNotNull(userMessage.deletedAt), lt(userMessage.deletedAt, before)));
    },
  };
}

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Messages of an owner that are not deleted, narrowed by a filter: the same for a list and for what is marked. */
function selectMessages({ id: ownerId }: Subject, { ids, type, read, keyword }: MessageFilter) {
  return and(
    eq(userMessage.ownerId, ownerId),
    isNull(userMessage.deletedAt),
    ids && inArray(userMessage.id, ids),
    type && eq(userMessage.type, type),
    read === undefined ? undefined : read ? isNotNull(userMessage.readAt) : isNull(userMessage.readAt),
    containsKeyword([userMessage.title, userMessage.body, userMessage.recordNo], keyword),
  );
}

function toMessage(row: typeof userMessage.$inferSelect): Message {
  const { id, type, title, body, link, recordNo, createdAt, readAt } = row;
  return { id, type, title, body, link, recordNo, isRead: readAt !== null, createdAt: toChinaTime(createdAt) };
}

/** Takes what a user was told before a moment as read, and all of it as sent. */
export async function settleMessages(runner: QueryRunner, ownerId: string, before: Date): Promise<void> {
  await runner
    .update(userMessage)
    .set({ readAt: sql`${userMessage.createdAt}` })
    .where(and(eq(userMessage.ownerId, ownerId), isNull(userMessage.readAt), lt(userMessage.createdAt, before)));
  await runner.delete(deliveryOutbox).where(eq(deliveryOutbox.ownerId, ownerId));
}
