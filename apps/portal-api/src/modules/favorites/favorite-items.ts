import type { FavoriteItem, FavoriteModule } from '@portal/api-contract';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { toModule } from '../content/content-modules';
import { toDetailUrl } from '../content/item-links';
import { document, documentNode, documentVersion } from '../documents/documents.tables';
import { industrialModel } from '../models/models.tables';
import { toProductRoute } from '../products/products.repository';
import { product } from '../products/products.tables';
import type { favorite } from './favorites.tables';

/** Which item is meant, as it is stored. */
export type ItemKey = Pick<typeof favorite.$inferSelect, 'module' | 'itemId' | 'nodeId'>;

/** An item as it is now, whether it is shown or not. */
export interface FoundItem extends ItemKey {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly listingStatus: number;
  readonly visibleRanges: readonly number[];
}

type Finder = (orm: QueryRunner, keys: readonly ItemKey[]) => Promise<readonly FoundItem[]>;

/** The key of an item: only documents have pages. */
export function toItemKey({ contentType, id, nodeId = '' }: FavoriteItem): ItemKey {
  const module = toModule(contentType);
  return { module, itemId: id, nodeId: module === 'DOCUMENT' ? nodeId : '' };
}

/** The key of an item as one text. */
export function printItemKey({ module, itemId, nodeId }: ItemKey): string {
  return JSON.stringify([module, itemId, nodeId]);
}

/** Items as they are now, by `printItemKey`; one that is gone for good is missing. */
export async function findItems(orm: QueryRunner, keys: readonly ItemKey[]): Promise<ReadonlyMap<string, FoundItem>> {
  const find = async (module: FavoriteModule, finder: Finder) => {
    const ofModule = keys.filter((key) => key.module === module);
    return ofModule.length > 0 ? finder(orm, ofModule) : [];
  };
  const items = [
    ...(await find('PRODUCT', findProducts)),
    ...(await find('MODEL', findModels)),
    ...(await find('DOCUMENT', findPages)),
  ];
  return new Map(items.map((item) => [printItemKey(item), item]));
}

const listIds = (keys: readonly ItemKey[]) => keys.map(({ itemId }) => itemId);

async function findProducts(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { id, code, productName: title, summary, isContentEmpty, listingStatus, visibleRanges } = product;
  const rows = await orm
    .select({ id, code, title, summary, isContentEmpty, listingStatus, visibleRanges })
    .from(product)
    .where(inArray(code, listIds(keys)));
  return rows.map((row) => ({ ...row, module: 'PRODUCT', itemId: row.code, nodeId: '', url: toProductRoute(row) }));
}

async function findModels(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { id: itemId, name: title, summary, listingStatus, visibleRanges } = industrialModel;
  const rows = await orm
    .select({ itemId, title, summary, listingStatus, visibleRanges })
    .from(industrialModel)
    .where(inArray(itemId, listIds(keys)));
  return rows.map((row) => ({ ...row, module: 'MODEL', nodeId: '', url: toDetailUrl('model', row.itemId) }));
}

/** Pages as the newest version that has them shows them: one may have left the newest of all. */
async function findPages(orm: QueryRunner, keys: readonly ItemKey[]): Promise<FoundItem[]> {
  const { documentId: itemId, id: nodeId, versionId, title } = documentNode;
  const { listingStatus, visibleRanges } = document;
  const isMeant = keys.map((key) => and(eq(itemId, key.itemId), eq(nodeId, key.nodeId)));
  const rows = await orm
    .selectDistinctOn([itemId, nodeId], {
      ...{ itemId, nodeId, versionId, title, summary: document.name, listingStatus, visibleRanges },
      isNewest: sql<boolean>`not exists (
        select 1 from document_version as newer where newer.document_id = ${documentVersion.documentId}
          and newer.is_published and newer.position < ${documentVersion.position})`,
    })
    .from(documentNode)
    .innerJoin(document, eq(document.id, itemId))
    .innerJoin(
      documentVersion,
      and(eq(documentVersion.documentId, itemId), eq(documentVersion.id, versionId), documentVersion.isPublished),
    )
    .where(and(or(...isMeant), eq(documentNode.showStatus, 1)))
    .orderBy(asc(itemId), asc(nodeId), asc(documentVersion.position));
  return rows.map((row) => ({ ...row, module: 'DOCUMENT', url: toPageUrl(row) }));
}

interface FoundPage extends Pick<ItemKey, 'itemId' | 'nodeId'> {
  readonly versionId: string;
  readonly isNewest: boolean;
}

/** Address of a page (spec §2); the newest version needs no name. */
function toPageUrl({ itemId, nodeId, versionId, isNewest }: FoundPage): string {
  const query = new URLSearchParams({ id: itemId, nodeId, ...(!isNewest && { docVersionId: versionId }) });
  return `/document-center/document-content?${query.toString()}`;
}
