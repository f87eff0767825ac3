import { CONTENT_KIND, type ContentItem, toContentPath } from '@portal/api-contract/community';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { readAuthors } from './authors';
import type { ContentRow } from './community.tables';
import { toCounts } from './content-detail';
import { isOut } from './content-readers';

/** Items as lists show them, with their authors. */
export async function toItems(runner: QueryRunner, rows: readonly ContentRow[]): Promise<ContentItem[]> {
  const authorOf = await readAuthors(
    runner,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => toItem(row, authorOf(row.ownerId)));
}

function toItem(row: ContentRow, author: ContentItem['author']): ContentItem {
  const { mid, mainType, title, summary, cover, category, tags, isAiMade, isFeatured, file, region } = row;
  return {
    ...{ mid, mainType, title, summary, tags, isAiMade, isFeatured },
    // Pictures of other items take a ticket, which lists do not have.
    cover: isOut(row) && row.audience === 1 ? cover : '',
    // Nothing comes on the shelf without one.
    category: category === '' ? 'edge' : category,
    author: { ...author, region: region || author.region },
    url: toContentPath(mainType, mid),
    publishedAt: toChinaTime(row.publishedAt ?? row.createdAt),
    updatedAt: toChinaTime(row.revisedAt ?? row.updatedAt),
    counts: toCounts(row),
    question: mainType === CONTENT_KIND.question ? { status: row.questionStatus, bounty: row.bounty } : null,
    file: file && { name: file.name, size: file.size, type: file.type, seconds: file.seconds },
  };
}
