import { getUserProfile, updateAvatar, updateUserProfile, type UserProfile } from '@portal/api-contract';
import { toChinaTime } from '../../platform/china-time';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import type { Database } from '../../platform/database/database';
import { claimFiles } from '../../platform/files/files.repository';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectFields, HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import { brandNameSchema } from '../configuration/seo.service';
import { findReservedNickname } from './reserved-nickname';
import type { PortalUserRow, UsersRepository } from './users.repository';

export interface ProfileRoutesOptions {
  readonly users: UsersRepository;
  readonly database: Database;
  readonly configuration: ConfigurationRepository;
}

/** Calls of the personal information page. */
export function createProfileRoutes({ users, database, configuration }: ProfileRoutesOptions): Implementation[] {
  const listBrandNames = async () =>
    (await configuration.listDocuments(DOCUMENT_KINDS.brand, brandNameSchema)).map(({ body }) => body.name);
  return [
    implement(getUserProfile, async (_input, context) => {
      const row = await users.findOwn(await requireSubject(context));
      if (row === undefined) throw new HttpError(404);
      return toProfile(row);
    }),
    implement(
      updateUserProfile,
      async ({ version, ...fields }, context) => {
        const owner = await requireSubject(context);
        const msg = findReservedNickname(fields.nickname, await listBrandNames());
        if (msg) throw rejectFields([{ field: 'nickname', msg }]);
        const row = await users.updateOwn(owner, version, fields);
        if (row === undefined) throw new HttpError(409, '资料已被修改，请刷新后重试');
        return toProfile(row);
      },
      { successMsg: '已保存', bodyLimit: 16_384 },
    ),
    implement(
      updateAvatar,
      async ({ fileId }, context) => {
        const owner = await requireSubject(context);
        const row = await database.transaction(async (runner) => {
          if (fileId) await claimFiles(runner, owner, [fileId], { unit: 'avatar', field: 'fileId' });
          return users.changeAvatar(owner, fileId || null, runner);
        });
        if (row === undefined) throw new HttpError(404);
        return toProfile(row);
      },
      { successMsg: '头像已更新' },
    ),
  ];
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
    previousLoginAt: row.previousLoginAt && toChinaTime(row.previousLoginAt),
    version,
  };
}
