import { desc, eq, sql } from 'drizzle-orm';
import { EMBEDDED_ISSUER } from '../../../security/embedded-issuer';
import { loginLog } from '../../account-security/account-security.tables';
import { userSession } from '../../auth/sessions.tables';
import { idpAccount, oidcPayload } from '../../identity-provider/identity-provider.tables';
import { portalUser } from '../../users/users.tables';
import { smsCode } from '../../verification/verification.tables';
import { CLOSED_USER_NAME, type DataOwner, ERASED, type PersonalData } from '../personal-data';

/** Issuer of users whose account is closed: no provider has it, so nobody logs in to their rows again. */
export const CLOSED_ISSUER = 'closed';

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
    const [user] = await orm.select().from(portalUser).where(eq(portalUser.id, owner.id));
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
      await runner.delete(smsCode).where(eq(smsCode.accountId, owner.subject));
      await runner.delete(idpAccount).where(isAccountOf(owner));
    }
    const blank = { company: '', industry: '', bio: '', telephoneMasked: '', mailMasked: '', avatarFileId: null };
    await runner
      .update(portalUser)
      .set({
        ...blank,
        nickname: CLOSED_USER_NAME,
        account: `closed-${owner.userCode}`,
        issuer: CLOSED_ISSUER,
        subject: owner.id,
        menuPermissions: [],
        version: sql`${portalUser.version} + 1`,
        closedAt: now,
      })
      .where(eq(portalUser.id, owner.id));
  },
};

/** Where the owner is logged in. */
export const sessionData: PersonalData = {
  name: 'devices',
  title: '登录中的设备',
  tables: ['user_session'],
  columns: {
    deviceName: '设备',
    network: '网络',
    addressMasked: '网络地址',
    createdAt: '登录时间',
    lastSeenAt: '最近使用时间',
    expiresAt: '到期时间',
  },
  read: ({ orm }, { id }) =>
    orm
      .select({
        deviceName: userSession.deviceName,
        network: userSession.network,
        addressMasked: userSession.addressMasked,
        createdAt: userSession.createdAt,
        lastSeenAt: userSession.lastSeenAt,
        expiresAt: userSession.expiresAt,
      })
      .from(userSession)
      .where(eq(userSession.userId, id))
      .orderBy(desc(userSession.createdAt)),
  retention: ERASED,
  async erase({ runner }, owner) {
    const ended = await runner
      .delete(userSession)
      .where(eq(userSession.userId, owner.id))
      .returning({ id: userSession.id });
    for (const { id } of ended) await runner.execute(sql`select pg_notify('session_ended', ${id})`);
    if (isEmbedded(owner))
      await runner.delete(oidcPayload).where(sql`${oidcPayload.payload} ->> 'accountId' = ${owner.subject}`);
  },
};

/** When and where from the owner's account was logged in to. */
export const loginLogData: PersonalData = {
  name: 'login-log',
  title: '登录记录',
  tables: ['login_log'],
  columns: {
    at: '时间',
    way: '方式',
    isSuccess: '是否成功',
    deviceName: '设备',
    network: '网络',
    addressMasked: '网络地址',
  },
  read: ({ orm }, { id }) => orm.select().from(loginLog).where(eq(loginLog.userId, id)).orderBy(desc(loginLog.at)),
  retention: {
    treatment: 'keep',
    period: '自登录之日起6个月',
    reason: '《网络安全法》要求网络日志留存不少于六个月，到期自动删除',
  },
  // What is older than that is deleted for everybody, whether the account is closed or not.
  erase: async () => undefined,
};

function isEmbedded({ issuer }: DataOwner): boolean {
  return issuer === EMBEDDED_ISSUER;
}

function isAccountOf({ subject }: DataOwner) {
  return eq(idpAccount.id, subject);
}
