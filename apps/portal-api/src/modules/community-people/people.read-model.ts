import type { CommunityPerson } from '@portal/api-contract/community';
import { inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { readMembers } from '../community/community-targets';
import { readShownUsers, type ShownUser } from '../users/shown-users';
import { communityProfile } from './people.tables';

/** Somebody of the community, with what their page shows beside. */
export interface Member extends ShownUser {
  readonly person: CommunityPerson;
  readonly reputation: number;
}

/** Members by their keys; whoever has closed the account is left out. */
export async function readCommunity(
  runner: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, Member>> {
  const users = await readShownUsers(runner, ids);
  const keys = [...users.keys()];
  if (keys.length === 0) return new Map();
  const members = await readMembers(runner, keys);
  const profiles = await runner
    .select({ ownerId: communityProfile.ownerId, verified: communityProfile.verified })
    .from(communityProfile)
    .where(inArray(communityProfile.ownerId, keys));
  const verified = new Map(profiles.map((row) => [row.ownerId, row.verified]));
  const toMember = (user: ShownUser): Member => {
    const member = members.get(user.id);
    return {
      ...user,
      reputation: member?.reputation ?? 0,
      person: {
        userCode: user.userCode,
        nickname: user.nickname,
        avatar: user.avatarFileId === null ? '' : toAvatarUrl(user.userCode, user.avatarFileId),
        verified: verified.get(user.id) ?? '',
        level: member?.trustLevel ?? 0,
        ipRegion: member?.region || UNKNOWN_REGION,
      },
    };
  };
  return new Map([...users].map(([id, user]) => [id, toMember(user)]));
}

/** Members as all may see them, by their keys; whoever has closed the account is left out. */
export async function readPeople(
  runner: QueryRunner,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, CommunityPerson>> {
  const members = await readCommunity(runner, ids);
  return new Map([...members].map(([id, { person }]) => [id, person]));
}

/** IP 属地 of whom nothing is known. */
export const UNKNOWN_REGION = '未知';

function toAvatarUrl(userCode: string, fileId: string): string {
  return `/ptl/community/user/avatar?userCode=${encodeURIComponent(userCode)}&v=${fileId.slice(0, 8)}`;
}
