import {
  type CommunityNotice,
  type CommunityPerson,
  type listNotices,
  NOTICE_TYPES,
  type NoticePreference,
  type NoticeType,
  type readNotices,
} from '@portal/api-contract/community';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { readPeople } from '../community-people/people.read-model';
import { changeProfile, readNoticePreference } from '../community-people/profiles';
import { communityNotice } from './notices.tables';

const KEPT_MS = 180 * 24 * 3_600_000;

const SECOND_MS = 1000;

const SHOWN_PEOPLE = 3;

type Row = typeof communityNotice.$inferSelect;

/** Notices of members; each query is bound to the owner. */
export function createNotices({ orm, clock }: { readonly orm: QueryRunner; readonly clock: Clock }) {
  return {
    async countUnread(owner: Subject): Promise<Record<NoticeType, number>> {
      const rows = await orm
        .select({ type: communityNotice.type, total: count() })
        .from(communityNotice)
        .where(and(eq(communityNotice.ownerId, owner.id), isNull(communityNotice.readAt)))
        .groupBy(communityNotice.type);
      const totals = new Map(rows.map(({ type, total }) => [type, total]));
      const types = Object.keys(NOTICE_TYPES) as NoticeType[];
      return Object.fromEntries(types.map((type) => [type, totals.get(type) ?? 0])) as Record<NoticeType, number>;
    },
    async list(owner: Subject, input: ParsedInput<typeof listNotices>) {
      const { type, read, pageNo, pageSize } = input;
      const condition = and(
        isOwn(owner, type),
        read === undefined ? undefined : read ? isNotNull(communityNotice.readAt) : isNull(communityNotice.readAt),
      );
      const rows = await orm
        .select()
        .from(communityNotice)
        .where(condition)
        .orderBy(desc(communityNotice.updatedAt), communityNotice.id)
        .limit(pageSize)
        .offset(toOffset(input));
      const people = await readPeople(
        orm,
        rows.flatMap(({ peopleIds }) => peopleIds.slice(0, SHOWN_PEOPLE)),
      );
      const total = await orm.$count(communityNotice, condition);
      return { list: rows.map((row) => toNotice(row, people)), total, pageNo, pageSize };
    },
    /** Marks exactly what was shown: those of a type, no newer than the newest that was there, or those that are named. */
    async markRead(owner: Subject, { ids, type, until }: ParsedInput<typeof readNotices>): Promise<{ total: number }> {
      const condition = and(
        isOwn(owner, type),
        isNull(communityNotice.readAt),
        ids && inArray(communityNotice.id, ids),
        // Times are shown in seconds: whatever falls into that second was shown with it.
        until === undefined
          ? undefined
          : lt(communityNotice.updatedAt, new Date(new Date(until).getTime() + SECOND_MS)),
      );
      const rows = await orm
        .update(communityNotice)
        .set({ readAt: clock() })
        .where(condition)
        .returning({ id: communityNotice.id });
      return { total: rows.length };
    },
    async remove(owner: Subject, ids: readonly string[]): Promise<{ total: number }> {
      const rows = await orm
        .delete(communityNotice)
        .where(and(isOwn(owner, undefined), inArray(communityNotice.id, [...ids])))
        .returning({ id: communityNotice.id });
      return { total: rows.length };
    },
    preference: (owner: Subject): Promise<NoticePreference> => readNoticePreference(orm, owner.id),
    async savePreference(owner: Subject, { site, mail }: NoticePreference): Promise<NoticePreference> {
      const noticePreference = { site: { ...site, system: true }, mail };
      await changeProfile(orm, owner.id, { noticePreference });
      return noticePreference;
    },
    /** Deletes what nobody has looked at, or looked back at, for half a year. */
    async purgeOld(): Promise<void> {
      await orm.delete(communityNotice).where(lte(communityNotice.updatedAt, new Date(clock().getTime() - KEPT_MS)));
    },
  };
}

function isOwn(owner: Subject, type: NoticeType | undefined): SQL | undefined {
  return and(eq(communityNotice.ownerId, owner.id), type && eq(communityNotice.type, type));
}

function toNotice(row: Row, people: ReadonlyMap<string | null, CommunityPerson>): CommunityNotice {
  const { id, type, total, text, title, excerpt, url } = row;
  return {
    ...{ id, type, total, text, title, excerpt, url },
    people: row.peopleIds.slice(0, SHOWN_PEOPLE).flatMap((key) => people.get(key) ?? []),
    isRead: row.readAt !== null,
    at: toChinaTime(row.updatedAt),
  };
}
