import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { favorite } from './favorites.tables';

/** What the owner wants to find again. */
export const favoriteData: PersonalData = {
  name: 'favorites',
  title: '收藏',
  tables: ['favorite'],
  columns: { module: '类型', itemId: '编号', nodeId: '页面', savedAt: '收藏时间' },
  read: ({ orm }, { id }) => orm.select().from(favorite).where(eq(favorite.ownerId, id)).orderBy(asc(favorite.savedAt)),
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await runner.delete(favorite).where(eq(favorite.ownerId, id))),
};
