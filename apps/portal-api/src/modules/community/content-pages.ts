import { sql } from 'drizzle-orm';
import type { ItemReader } from '../../platform/content-items/item-info';
import type { PageQuery } from '../../platform/content-items/page-queries';
import { communityContent } from './community.tables';
import { isShownTo } from './content-readers';

/** URLs of the pages of what everybody sees, for the site map of both brands. */
export const contentPages: PageQuery = () => sql`
  select '/community/' || (array['videoDetail', 'materialDetail', 'materialDetail', 'qaDetail', 'blogArticleDetail'])
      [${communityContent.mainType}] || '/' || ${communityContent.mid} || '.html' as path,
    (coalesce(${communityContent.revisedAt}, ${communityContent.publishedAt}) at time zone 'Asia/Shanghai')::date as changed_on
  from ${communityContent} where ${isShownTo(null)}`;

/** What the page of an item says of itself to search engines. */
export const readContentInfo: ItemReader = (orm, id) =>
  orm
    .select({ title: communityContent.title, summary: communityContent.summary, keywords: communityContent.tags })
    .from(communityContent)
    .where(sql`${communityContent.mid} = ${id} and ${isShownTo(null)}`);
