import { asc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { PersonalData } from '../../platform/modules/personal-data';
import { visit } from './tracking.tables';

/** When the owner came to the site logged in. */
export const visitData: PersonalData = {
  name: 'visits',
  title: '访问记录',
  tables: ['visit'],
  columns: { visitedAt: '访问时间' },
  read: ({ orm }, { account }) =>
    orm
      .select({ visitedAt: visit.visitedAt })
      .from(visit)
      .where(eq(visit.userAccount, account))
      .orderBy(asc(visit.visitedAt)),
  retention: { treatment: 'anonymize', period: '', reason: '与账号的关联删除，余下的计数满6个月后删除' },
  async erase({ runner }, { account }) {
    await unlinkVisits(runner, account);
  },
};

/** Takes the account away from visits; that somebody was there stays counted. */
export async function unlinkVisits(runner: QueryRunner, account: string): Promise<void> {
  await runner.update(visit).set({ userAccount: null }).where(eq(visit.userAccount, account));
}
