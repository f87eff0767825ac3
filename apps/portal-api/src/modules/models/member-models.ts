import type { ModelBrief, ModelContent } from '@portal/api-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { placeItem } from '../../platform/content-items/brand-selection';
import { readSelections } from '../../platform/content-items/stored-selections';
import type { QueryRunner } from '../../platform/database/database';
import { growVersion, tellVersions } from '../../platform/content-items/stored-versions';
import { replaceEntries } from '../search/search-indexer';
import { toModelEntries } from './model-format';
import { industrialModel } from './models.tables';

const [ON_SHELF, OFF_SHELF] = [2, 3] as const;

/** A model of a member as visitors see it. */
export interface MemberModel extends Omit<ModelBrief, 'calls' | 'rating'> {
  readonly content: ModelContent;
}

type ModelRow = typeof industrialModel.$inferSelect;

/**
 * Puts the model of a member on the shelf, or in the place of what it was. No file of the content is its source, so no
 * import touches it. Counts of calls and ratings stay.
 */
export async function shelveMemberModel(runner: QueryRunner, { id, ...model }: MemberModel): Promise<void> {
  const place = placeItem(await readSelections(runner), 'models', { id, category: model.industry });
  const shown = { ...model, listingStatus: ON_SHELF };
  const [row] = await runner
    .insert(industrialModel)
    .values({
      ...{ id, ...shown, calls: 0, rating: 0, weight: 0 },
      ...{ ...place, source: toSource(id) },
    })
    .onConflictDoUpdate({ target: industrialModel.id, set: shown })
    .returning();
  if (row) await publish(runner, [row]);
}

/** Takes the model of a member off the shelf. Its row stays, for those who use it. */
export async function unshelveMemberModel(runner: QueryRunner, id: string): Promise<void> {
  await hide(runner, [id], {});
}

/** Takes models off the shelf whose author has left, in the name that stands for such people. */
export async function orphanMemberModels(runner: QueryRunner, ids: readonly string[], provider: string): Promise<void> {
  await hide(runner, ids, { provider });
}

/**
 * Has the page of a model say what those who use it think of it by now: 0–5, shown in tenths. Models of the platform keep
 * the rating that their files say.
 */
export async function noteModelRating(runner: QueryRunner, id: string, rating: number): Promise<void> {
  await runner
    .update(industrialModel)
    .set({ rating: Math.round(rating * 10) / 10 })
    .where(and(eq(industrialModel.id, id), eq(industrialModel.source, toSource(id))));
  await growVersion(runner, ['models']);
  await tellVersions(runner);
}

async function hide(runner: QueryRunner, ids: readonly string[], changes: Partial<ModelRow>): Promise<void> {
  if (ids.length === 0) return;
  const rows = await runner
    .update(industrialModel)
    .set({ ...changes, listingStatus: OFF_SHELF })
    .where(inArray(industrialModel.id, [...ids]))
    .returning();
  if (rows.length > 0) await publish(runner, rows);
}

/** Has search and caches know of changed rows, with the caller's transaction. */
async function publish(runner: QueryRunner, rows: readonly ModelRow[]): Promise<void> {
  await replaceEntries(
    runner,
    rows.map((row) => ({ source: row.source, entries: toModelEntries(row) })),
  );
  await growVersion(runner, ['models']);
  await tellVersions(runner);
}

function toSource(id: string): string {
  return `@member/${id}`;
}
