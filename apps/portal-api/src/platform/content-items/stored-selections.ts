import { inArray } from 'drizzle-orm';
import { siteDocument } from '../configuration/configuration.tables';
import { DOCUMENT_KINDS } from '../configuration/document-kinds';
import type { QueryRunner } from '../database/database';
import { type BrandSelection, selectionFileSchema } from './brand-selection';

/** Reads what all brands choose; a brand that says nothing shows everything. */
export async function readSelections(orm: QueryRunner): Promise<BrandSelection[]> {
  const rows = await orm
    .select({ kind: siteDocument.kind, key: siteDocument.key, body: siteDocument.body })
    .from(siteDocument)
    .where(inArray(siteDocument.kind, [DOCUMENT_KINDS.brand, DOCUMENT_KINDS.selection]));
  const chosen = new Map(
    rows.flatMap(({ kind, key, body }) => (kind === DOCUMENT_KINDS.selection ? [[key, body] as const] : [])),
  );
  return rows
    .filter(({ kind }) => kind === DOCUMENT_KINDS.brand)
    .map(({ key }) => ({
      // Visible ranges are the environment code plus 1 (spec §9).
      visibleRange: Number(key) + 1,
      choices: selectionFileSchema.parse(chosen.get(key) ?? {}),
    }))
    .sort((first, second) => first.visibleRange - second.visibleRange);
}
