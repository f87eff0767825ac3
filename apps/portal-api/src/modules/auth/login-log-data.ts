import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { loginLog } from './login-log.tables';

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
