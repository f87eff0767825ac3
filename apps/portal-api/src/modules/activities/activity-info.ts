import { and, eq } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import { activity } from './activities.tables';

const ON_SHELF = 2;

/** What the page of an activity says of itself. */
export const readActivityInfo: ItemReader = async (orm, id) => {
  const { title, summary, place, coverImage: picture } = activity;
  const rows = await orm
    .select({ title, summary, place, picture })
    .from(activity)
    .where(and(eq(activity.id, id), eq(activity.listingStatus, ON_SHELF)));
  return rows.map(({ place: where, ...item }) => ({ ...item, keywords: [item.title, where] }));
};
