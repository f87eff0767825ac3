import { NOTICE_TYPES, type NoticePreference, type NoticeType } from '@portal/api-contract/community';
import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityProfile } from './people.tables';

type Profile = typeof communityProfile.$inferSelect;

const TYPES = Object.keys(NOTICE_TYPES) as NoticeType[];

/** What somebody is told who has saved nothing: all of it on the site, and by mail what waits for a word of theirs. */
export const DEFAULT_NOTICES: NoticePreference = {
  site: perType(() => true),
  mail: perType((type) => type === 'comment' || type === 'mention' || type === 'accept'),
};

/** What somebody wants to hear of. */
export async function readNoticePreference(runner: QueryRunner, ownerId: string): Promise<NoticePreference> {
  return (await readProfile(runner, ownerId))?.noticePreference ?? DEFAULT_NOTICES;
}

/** What somebody has set; nothing where they have set nothing. */
export async function readProfile(runner: QueryRunner, ownerId: string): Promise<Profile | undefined> {
  const [profile] = await runner.select().from(communityProfile).where(eq(communityProfile.ownerId, ownerId));
  return profile;
}

/** Changes what somebody has set, or what is known of their name. */
export async function changeProfile(
  runner: QueryRunner,
  ownerId: string,
  changes: Partial<Omit<Profile, 'ownerId'>>,
): Promise<void> {
  await runner
    .insert(communityProfile)
    .values({ ownerId, ...changes })
    .onConflictDoUpdate({ target: communityProfile.ownerId, set: { ownerId, ...changes } });
}

function perType(find: (type: NoticeType) => boolean): Record<NoticeType, boolean> {
  return Object.fromEntries(TYPES.map((type) => [type, find(type)])) as Record<NoticeType, boolean>;
}
