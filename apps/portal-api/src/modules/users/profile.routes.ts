import { getUserProfile, updateAvatar, updateUserProfile, type UserProfile } from '@portal/api-contract';
import { toChinaTime } from '../../china-time';
import type { Database } from '../../database/database';
import type { CallContext } from '../../http/call-context';
import { type Implementation, implement } from '../../http/implement';
import { Refusal } from '../../http/refusal';
import type { Subject } from '../../security/session-verifier';
import { normalizeForm } from '../contact/form-text';
import { claimFiles } from '../files/files.repository';
import type { PortalUserRow, UsersRepository } from './users.repository';

export interface ProfileRoutesOptions {
  readonly users: UsersRepository;
  readonly database: Database;
}

/** Calls of the personal information page. */
export function createProfileRoutes({ users, database }: ProfileRoutesOptions): Implementation[] {
  return [
    implement(getUserProfile, async (_input, context) => {
      const row = await users.findOwn(await requireSubject(context));
      if (row === undefined) throw new Refusal(404);
      return toProfile(row);
    }),
    implement(
      updateUserProfile,
      async ({ version, ...fields }, context) => {
        const row = await users.updateOwn(await requireSubject(context), version, fields);
        if (row === undefined) throw new Refusal(409, '资料已被修改，请刷新后重试');
        return toProfile(row);
      },
      { successMsg: '已保存', bodyLimit: 16_384, normalizeBody: normalizeForm(['bio']) },
    ),
    implement(
      updateAvatar,
      async ({ fileId }, context) => {
        const owner = await requireSubject(context);
        const row = await database.transaction(async (runner) => {
          if (fileId) await claimFiles(runner, owner, [fileId], { unit: 'avatar', field: 'fileId' });
          return users.changeAvatar(owner, fileId || null, runner);
        });
        if (row === undefined) throw new Refusal(404);
        return toProfile(row);
      },
      { successMsg: '头像已更新' },
    ),
  ];
}

/** The caller of a call that needs a login. */
export async function requireSubject({ getSubject }: CallContext): Promise<Subject> {
  const subject = await getSubject();
  if (subject === null) throw new Refusal(401);
  return subject;
}

function toProfile(row: PortalUserRow): UserProfile {
  const { account, userCode, nickname, company, industry, bio, telephoneMasked, mailMasked, avatarFileId, version } =
    row;
  return {
    account,
    userCode,
    nickname,
    company,
    industry,
    bio,
    telephone: telephoneMasked,
    mail: mailMasked,
    avatar: avatarFileId ?? '',
    registeredAt: toChinaTime(row.createdAt),
    lastLoginAt: toChinaTime(row.lastLoginAt),
    version,
  };
}
