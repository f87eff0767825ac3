import type { KeptTarget } from '@portal/api-contract/community';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { findTargets } from '../community/community-targets';
import { readPeople } from '../community-people/people.read-model';

/** An item that somebody keeps, and since when. */
export interface KeptItem {
  readonly mid: string;
  readonly at: Date;
}

/** Items that somebody keeps as they are now, in their order; what is off the shelf has no title any more. */
export async function keepItems(runner: QueryRunner, kept: readonly KeptItem[]): Promise<KeptTarget[]> {
  const items = await findTargets(
    runner,
    kept.map(({ mid }) => mid),
  );
  const people = await readPeople(
    runner,
    [...items.values()].map(({ ownerId }) => ownerId),
  );
  return kept.map(({ mid, at }) => {
    const found = items.get(mid);
    const item = found?.isVisible ? found : undefined;
    return {
      ...{ targetType: 'content', targetId: mid, mainType: found?.mainType ?? null, excerpt: '' },
      ...{ title: item?.title ?? '', url: item?.href ?? '', isGone: item === undefined, at: toChinaTime(at) },
      author: item?.ownerId ? (people.get(item.ownerId) ?? null) : null,
    };
  });
}

/** Those of kept items whose titles contain a text, in their order. */
export async function filterByTitle<Item extends KeptItem>(
  runner: QueryRunner,
  kept: readonly Item[],
  keyword: string,
): Promise<Item[]> {
  const wanted = toPlain(keyword);
  const items = await findTargets(
    runner,
    kept.map(({ mid }) => mid),
  );
  return kept.filter(({ mid }) => {
    const item = items.get(mid);
    return item?.isVisible === true && toPlain(item.title).includes(wanted);
  });
}

function toPlain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
