import type { CommunityAuthor } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { CLOSED_USER_NAME } from '../../platform/modules/personal-data';
import { readPublicUsers } from '../users/users.read-model';
import { readMembers } from './community-targets';

/** Whoever has left. */
const NOBODY: CommunityAuthor = {
  ...{ userCode: '', name: CLOSED_USER_NAME, avatar: '', level: 0, badge: '', region: '' },
};

/** Authors by their keys, as everybody sees them; whoever has left is there as well. */
export async function readAuthors(
  runner: QueryRunner,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => CommunityAuthor> {
  const [users, members] = await Promise.all([readPublicUsers(runner, ids), readMembers(runner, ids)]);
  return (id) => {
    const user = id === null ? undefined : users.get(id);
    if (id === null || user === undefined) return NOBODY;
    const member = members.get(id);
    const { userCode, name } = user;
    return { userCode, name, avatar: '', level: member?.trustLevel ?? 0, badge: '', region: member?.region ?? '' };
  };
}
