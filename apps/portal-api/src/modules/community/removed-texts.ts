import type { PrecheckHit } from '@portal/api-contract/community';
import { and, eq, not, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { communityContent, communityRemovedText, type ContentRow } from './community.tables';
import { readDraft } from './content-versions.repository';
import { compareSketches, sketchText } from './text-pieces';

/** From how much on a text is like another one. */
const ALIKE = 0.5;

/** Texts that are looked at more closely. */
const CANDIDATES = 50;

const SHOWN_CHARACTERS = 20;

/** Remembers the text of an item that is taken down, with the caller's transaction. */
export async function rememberRemoved(
  runner: QueryRunner,
  row: { readonly id: string; readonly draftNumber: number },
): Promise<void> {
  const pieces = sketchText((await readDraft(runner, row)).body.body);
  if (pieces.length === 0) return;
  await runner
    .insert(communityRemovedText)
    .values({ contentId: row.id, pieces })
    .onConflictDoUpdate({ target: communityRemovedText.contentId, set: { pieces } });
}

/** Forgets it where an item comes back. */
export async function purgeRemoved(runner: QueryRunner, { id }: { readonly id: string }): Promise<void> {
  await runner.delete(communityRemovedText).where(eq(communityRemovedText.contentId, id));
}

/** Finds a text that was taken down in one that is written, but for that of the writer's own item, where it is one. */
export async function findRepetition(
  runner: QueryRunner,
  body: string,
  own?: Pick<ContentRow, 'mid' | 'ownerId'>,
): Promise<PrecheckHit[]> {
  const pieces = sketchText(body);
  if (pieces.length === 0) return [];
  const { mid, ownerId } = communityContent;
  const isOwn = own && sql`coalesce(${mid} = ${own.mid} and ${ownerId} = ${own.ownerId}, false)`;
  const shared = sql`${communityRemovedText.pieces} && ${sql.param(pieces)}::integer[]`;
  const rows = await runner
    .select({ pieces: communityRemovedText.pieces })
    .from(communityRemovedText)
    .innerJoin(communityContent, eq(communityContent.id, communityRemovedText.contentId))
    .where(and(shared, isOwn && not(isOwn)))
    .limit(CANDIDATES);
  if (!rows.some((row) => compareSketches(row.pieces, pieces) >= ALIKE)) return [];
  const word = Array.from(body.trim()).slice(0, SHOWN_CHARACTERS).join('');
  return [{ field: 'body', start: 0, end: body.length, word, rule: 'repetition' }];
}
