import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Placement } from '../../platform/content-items/brand-selection';
import type { Database, QueryRunner } from '../../platform/database/database';
import { waitForTurn } from '../../platform/database/wait-for-turn';
import { growVersion } from '../../platform/content-items/stored-versions';
import { announceChange, skipDisk } from '../content/content-store';
import { removeEntries, replaceEntries, settleIndex } from '../search/search-indexer';
import { buildSearchEntries, toSearchSource } from './documents-search';
import { document, documentImage, documentNode, documentVersion } from './documents.tables';
import { compareVersions } from './version-numbers';
import type { PlannedNode, VersionPlan } from './version-plan';

/** Whose a version is: the portal's own content, or an operator's folder. */
export type VersionOrigin = 'own' | 'import';

/** A document without what its versions say. */
export type DocumentRow = typeof document.$inferSelect;

/** What is said of a version besides its folder. */
export interface VersionFacts {
  readonly document: DocumentRow;
  readonly version: Pick<
    typeof documentVersion.$inferSelect,
    'id' | 'name' | 'publishedOn' | 'isPublished' | 'editUrl'
  >;
  readonly origin: VersionOrigin;
  /** `YYYY-MM-DD`: the day of pages that changed and do not say when. */
  readonly today: string;
}

const ROWS_AT_ONCE = 20;

/** A plan that was made from what another import has changed since. */
export class StalePlan extends Error {
  override readonly name = 'StalePlan';
}

/** Puts a version in the place of what was stored of it, with its pictures and what the search knows, and tells everyone. */
export async function storeVersion(
  database: Database,
  options: VersionFacts & { readonly checksum: string; readonly plan: VersionPlan },
): Promise<void> {
  const { document: row, version, checksum, plan, today } = options;
  const key = { documentId: row.id, versionId: version.id };
  await change(database, row.id, async (orm) => {
    const known = await listVersions(orm, row.id);
    // Another instance may have stored the same while this one waited.
    if (known.some(({ id, checksum: stored }) => id === version.id && stored === checksum)) return;
    const before = await readSearchContext(orm, row.id);
    await orm.insert(document).values(row).onConflictDoUpdate({ target: document.id, set: row });
    const nodes = await toNodeRows(orm, key, plan.nodes, { today, publishedOn: version.publishedOn });
    await orm.delete(documentNode).where(isOf(documentNode, key));
    const stored = { ...version, checksum, position: known.length };
    await orm
      .insert(documentVersion)
      .values({ documentId: row.id, ...stored })
      .onConflictDoUpdate({ target: [documentVersion.documentId, documentVersion.id], set: stored });
    await placeVersions(orm, row.id);
    for (const rows of cutInParts(nodes)) await orm.insert(documentNode).values(rows);
    await storePictures(orm, key, plan.pictures);
    const after = await readSearchContext(orm, row.id);
    // What the document is called, and which version is the newest, stands in the entries of all versions.
    await indexVersions(orm, row.id, before === after ? version.id : undefined);
  });
}

/** Shows a document where brands choose it now. */
export async function placeDocument(database: Database, documentId: string, place: Placement): Promise<void> {
  await change(database, documentId, async (orm) => {
    await orm.update(document).set(place).where(eq(document.id, documentId));
    await indexVersions(orm, documentId);
  });
}

/** Deletes a version, and its document with the last one. */
export async function removeVersion(database: Database, documentId: string, versionId: string): Promise<void> {
  await change(database, documentId, async (orm) => {
    await orm
      .delete(documentVersion)
      .where(and(eq(documentVersion.documentId, documentId), eq(documentVersion.id, versionId)));
    await removeEntries(orm, toSearchSource(documentId, versionId));
    if ((await listVersions(orm, documentId)).length === 0)
      await orm.delete(document).where(eq(document.id, documentId));
    else {
      await placeVersions(orm, documentId);
      await indexVersions(orm, documentId);
    }
  });
}

/** Versions of a document with whose they are. */
export async function listVersions(orm: QueryRunner, documentId: string) {
  return orm
    .select({ id: documentVersion.id, checksum: documentVersion.checksum })
    .from(documentVersion)
    .where(eq(documentVersion.documentId, documentId))
    .orderBy(asc(documentVersion.position));
}

/** Whose a stored version is. */
export function readOrigin(checksum: string): VersionOrigin {
  return checksum.startsWith('own:') ? 'own' : 'import';
}

async function change(
  database: Database,
  documentId: string,
  work: (orm: QueryRunner) => Promise<void>,
): Promise<void> {
  await database.transaction(async (orm) => {
    // Indexing takes longer between two queries than a visitor's transaction may.
    await orm.execute(sql`set local idle_in_transaction_session_timeout = '120s'`);
    await skipDisk(orm);
    await waitForTurn(orm, `document ${documentId}`);
    await work(orm);
    // Last, for whoever changes content waits for this row.
    await growVersion(orm, ['documents']);
  });
  await settleIndex(database.orm);
  await announceChange(database.orm);
}

interface VersionKey {
  readonly documentId: string;
  readonly versionId: string;
}

function isOf(table: typeof documentNode | typeof documentImage, { documentId, versionId }: VersionKey) {
  return and(eq(table.documentId, documentId), eq(table.versionId, versionId));
}

type NodeRow = typeof documentNode.$inferInsert;

/** Pages that are right as they are keep their HTML, and their day. */
async function toNodeRows(
  orm: QueryRunner,
  key: VersionKey,
  nodes: readonly PlannedNode[],
  { today, publishedOn }: { readonly today: string; readonly publishedOn: string },
): Promise<NodeRow[]> {
  const { id, checksum, updatedOn } = documentNode;
  const stored = new Map(
    (await orm.select({ id, checksum, updatedOn }).from(documentNode).where(isOf(documentNode, key))).map((row) => [
      row.id,
      row,
    ]),
  );
  const bodies = new Map<string, string>();
  const keptNodes = nodes.filter(({ page }) => page && page.bodyHtml === undefined);
  const kept = keptNodes.map((node) => node.id);
  if (keptNodes.some((node) => stored.get(node.id)?.checksum !== node.page?.checksum)) throw new StalePlan();
  for (const ids of cutInParts(kept)) {
    const rows = await orm
      .select({ id, bodyHtml: documentNode.bodyHtml })
      .from(documentNode)
      .where(and(isOf(documentNode, key), inArray(id, ids)));
    for (const row of rows) bodies.set(row.id, row.bodyHtml);
  }
  return nodes.map(({ page, url, ...node }, position) => {
    const old = stored.get(node.id);
    const isSame = old !== undefined && old.checksum === page?.checksum;
    return {
      ...key,
      ...node,
      ancestors: [...node.ancestors],
      position,
      url: url ?? null,
      isIncludeContent: page?.hasContent ? 1 : 0,
      modifier: page?.modifier ?? '',
      weight: 0,
      updatedOn: page ? (page.updated ?? (isSame ? old.updatedOn : today)) : publishedOn,
      isDated: page?.updated !== undefined,
      file: page?.file ?? '',
      title: page?.title ?? node.name,
      description: page?.description ?? '',
      markdown: page?.markdown ?? '',
      bodyHtml: page?.bodyHtml ?? bodies.get(node.id) ?? '',
      outline: [...(page?.outline ?? [])],
      readingMinutes: page?.readingMinutes ?? 0,
      checksum: page?.checksum ?? '',
    };
  });
}

/** The version with the highest number is the newest, whichever was imported first. */
async function placeVersions(orm: QueryRunner, documentId: string): Promise<void> {
  const versions = await listVersions(orm, documentId);
  const ids = versions.map(({ id }) => id).sort(compareVersions);
  for (const [position, id] of ids.entries()) {
    await orm
      .update(documentVersion)
      .set({ position })
      .where(
        and(
          eq(documentVersion.documentId, documentId),
          eq(documentVersion.id, id),
          ne(documentVersion.position, position),
        ),
      );
  }
}

async function storePictures(orm: QueryRunner, key: VersionKey, pictures: VersionPlan['pictures']): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await orm
    .delete(documentImage)
    .where(and(isOf(documentImage, key), ids.length > 0 ? notInArray(documentImage.id, ids) : undefined));
  for (const { id, path, contentType, checksum, bytes, served } of pictures) {
    if (bytes === undefined) continue;
    const { width, height } = served;
    await orm
      .insert(documentImage)
      .values({ ...key, id, path, contentType, checksum, bytes, width, height })
      .onConflictDoNothing();
  }
}

async function readSearchContext(orm: QueryRunner, documentId: string): Promise<string> {
  const [row] = await orm.select().from(document).where(eq(document.id, documentId));
  return JSON.stringify([row, (await findNewest(orm, documentId)) ?? '']);
}

/** The newest version that is published: what readers see where they ask for none. */
async function findNewest(orm: QueryRunner, documentId: string): Promise<string | undefined> {
  const [newest] = await orm
    .select({ id: documentVersion.id })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, documentId), documentVersion.isPublished))
    .orderBy(asc(documentVersion.position))
    .limit(1);
  return newest?.id;
}

async function indexVersions(orm: QueryRunner, documentId: string, only?: string): Promise<void> {
  const [row] = await orm.select().from(document).where(eq(document.id, documentId));
  if (!row) return;
  const newest = await findNewest(orm, documentId);
  const versions = await orm.select().from(documentVersion).where(eq(documentVersion.documentId, documentId));
  for (const version of versions) {
    if (only !== undefined && version.id !== only) continue;
    const { id, ancestors, name, title, markdown, showStatus, isIncludeContent, updatedOn, isDated, recommendStatus } =
      documentNode;
    const nodes = await orm
      .select({
        id,
        ancestors,
        name,
        title,
        markdown,
        showStatus,
        isIncludeContent,
        updatedOn,
        isDated,
        recommendStatus,
      })
      .from(documentNode)
      .where(isOf(documentNode, { documentId, versionId: version.id }))
      .orderBy(asc(documentNode.position));
    const entries = buildSearchEntries({ document: row, version, isNewest: version.id === newest, nodes });
    await replaceEntries(orm, [{ source: toSearchSource(documentId, version.id), entries }]);
  }
}

function cutInParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) parts.push(items.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
