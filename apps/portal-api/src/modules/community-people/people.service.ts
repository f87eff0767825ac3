import { type CommunityPerson, type listBlocked, PARTICIPATION_LIMITS } from '@portal/api-contract/community';
import { and, desc, eq, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import type { FileStore } from '../../platform/files/file-store';
import { findFile } from '../../platform/files/files.repository';
import { readFileContent } from '../../platform/files/uploads.service';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { RawResponse } from '../../platform/http/raw-response';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { canBeMentioned } from '../users/find-mentioned';
import { readShownUsers, suggestUsers } from '../users/shown-users';
import { findUserId } from '../users/users.read-model';
import { readPeople } from './people.read-model';
import { communityBlock } from './people.tables';

export interface PeopleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** As many as a menu shows. */
const SUGGESTED = 8;

/** What members do about each other. */
export function createPeople({ database, clock, protection, files }: PeopleOptions) {
  const { orm } = database;

  async function findMember(userCode: string): Promise<string> {
    const id = await findUserId(orm, userCode);
    if (id === undefined) throw new HttpError(404, '用户不存在');
    return id;
  }

  return {
    /** Blocks or mutes somebody, or neither any more. */
    async block(owner: Subject, userCode: string, kind: 'none' | 'mute' | 'block') {
      const blockedId = await findMember(userCode);
      if (blockedId === owner.id) throw new HttpError(409, '不能屏蔽自己');
      await database.transaction(async (runner) => {
        await lockOwner(runner, 'community-block', owner.id);
        const isIt = and(eq(communityBlock.ownerId, owner.id), eq(communityBlock.blockedId, blockedId));
        await runner.delete(communityBlock).where(isIt);
        if (kind === 'none') return;
        if ((await runner.$count(communityBlock, eq(communityBlock.ownerId, owner.id))) >= PARTICIPATION_LIMITS.blocks)
          throw new HttpError(409, `最多屏蔽${PARTICIPATION_LIMITS.blocks}人`);
        await runner.insert(communityBlock).values({ ownerId: owner.id, blockedId, kind, createdAt: clock() });
      });
      return { kind };
    },
    /** Those whom somebody has blocked or muted. */
    async listBlocked(owner: Subject, input: ParsedInput<typeof listBlocked>) {
      const { pageNo, pageSize } = input;
      const isOwn = eq(communityBlock.ownerId, owner.id);
      const rows = await orm
        .select()
        .from(communityBlock)
        .where(isOwn)
        .orderBy(desc(communityBlock.createdAt), communityBlock.blockedId)
        .limit(pageSize)
        .offset(toOffset(input));
      const people = await readPeople(
        orm,
        rows.map(({ blockedId }) => blockedId),
      );
      const list = rows.flatMap(({ blockedId, kind, createdAt }) => {
        const person = people.get(blockedId);
        return person ? [{ person, kind, at: toChinaTime(createdAt) }] : [];
      });
      return { list, total: await orm.$count(communityBlock, isOwn), pageNo, pageSize };
    },
    /** Members whose names begin with a text and can be called in one, but for those who have blocked whoever asks. */
    async suggest({ id }: Subject, keyword: string): Promise<CommunityPerson[]> {
      const found = await suggestUsers(orm, keyword, SUGGESTED);
      const keys = found
        .filter(({ nickname }) => canBeMentioned(nickname))
        .flatMap((user) => (user.id === id ? [] : user.id));
      const blocking = await orm
        .select({ id: communityBlock.ownerId })
        .from(communityBlock)
        .where(and(eq(communityBlock.blockedId, id), sql`${communityBlock.kind} = 'block'`));
      const away = new Set(blocking.map((row) => row.id));
      const people = await readPeople(orm, keys);
      return keys.filter((key) => !away.has(key)).flatMap((key) => people.get(key) ?? []);
    },
    /** Picture of a member. */
    async openAvatar(userCode: string): Promise<RawResponse> {
      const id = await findMember(userCode);
      const fileId = (await readShownUsers(orm, [id])).get(id)?.avatarFileId;
      const file = fileId ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      return readFileContent({ protection, store: files }, file);
    },
  };
}
