import { desc, eq, sql } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { userSession } from './sessions.tables';

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
  },
};
