import { eq, sql } from 'drizzle-orm';
import { CLOSED_USER_NAME, type DataOwner, type PersonalData } from '../../platform/modules/personal-data';
import { EMBEDDED_ISSUER } from '../../platform/security/embedded-issuer';
import { closeUser, findUser } from '../users/users.repository';
import { purgeAccountCodes } from '../verification/sms-codes.service';
import { idpAccount, oidcPayload } from './identity-provider.tables';

/** Who the owner is. */
export const profileData: PersonalData = {
  name: 'profile',
  title: '账号与个人资料',
  tables: ['portal_user', 'idp_account', 'sms_code'],
  columns: {
    account: '账号',
    userCode: '用户编码',
    nickname: '昵称',
    telephone: '手机号',
    mail: '邮箱',
    company: '公司',
    industry: '行业',
    bio: '简介',
    registeredAt: '注册时间',
    agreedAt: '同意用户协议的时间',
    passwordChangedAt: '密码修改时间',
    lastLoginAt: '最近登录时间',
    previousLoginAt: '上次登录时间',
  },
  async read({ orm, protection }, owner) {
    const user = await findUser(orm, owner.id);
    if (!user) return [];
    const [account] = isEmbedded(owner) ? await orm.select().from(idpAccount).where(isAccountOf(owner)) : [];
    const open = (sealed: string | null | undefined, column: string) =>
      sealed ? protection.decrypt(sealed, `idp_account.${column}:${account?.id}`) : undefined;
    return [
      {
        ...user,
        telephone: open(account?.telephoneEncrypted, 'telephone') ?? user.telephoneMasked,
        mail: open(account?.mailEncrypted, 'mail') ?? user.mailMasked,
        registeredAt: user.createdAt,
        agreedAt: account?.agreedAt,
        passwordChangedAt: account?.passwordChangedAt,
      },
    ];
  },
  retention: {
    treatment: 'anonymize',
    period: '',
    reason: `个人资料、手机号与邮箱删除，账号不再能登录，名称显示为「${CLOSED_USER_NAME}」`,
  },
  async erase({ runner, now }, owner) {
    if (isEmbedded(owner)) {
      await purgeAccountCodes(runner, owner.subject);
      await runner.delete(idpAccount).where(isAccountOf(owner));
      await runner.delete(oidcPayload).where(sql`${oidcPayload.payload} ->> 'accountId' = ${owner.subject}`);
    }
    await closeUser(runner, owner, now);
  },
};

function isEmbedded({ issuer }: DataOwner): boolean {
  return issuer === EMBEDDED_ISSUER;
}

function isAccountOf({ subject }: DataOwner) {
  return eq(idpAccount.id, subject);
}
