import type { WorkOrderType } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { productItem } from '../products/products.read-model';
import { CATEGORY_KINDS, GENERAL_KINDS, type KindGroup } from './work-order-kinds';

const ON_SHELF = 2;

/** A product that a work order may be about. */
export interface WorkOrderProduct {
  readonly productCode: string;
  readonly productName: string;
  readonly categoryId: string;
}

/** Stands for no product. */
export const NO_PRODUCT: WorkOrderProduct = { productCode: '', productName: '', categoryId: '' };

/** A product on the shelf by its code; `undefined` for any other. */
export async function findWorkOrderProduct(orm: QueryRunner, code: string): Promise<WorkOrderProduct | undefined> {
  const [row] = await orm
    .select({ productCode: productItem.code, productName: productItem.productName, categoryId: productItem.categoryId })
    .from(productItem)
    .where(and(eq(productItem.code, code), eq(productItem.listingStatus, ON_SHELF)));
  return row;
}

/** Kinds of problems of a product: those of its category first. */
export function listTypes({ categoryId }: WorkOrderProduct): WorkOrderType[] {
  return [...(CATEGORY_KINDS[categoryId] ?? []), ...GENERAL_KINDS].map(toType);
}

/** Name of a kind of problem of a product, with its group's; `undefined` for one that cannot be chosen. */
export function findTypeName(chosen: WorkOrderProduct, typeCode: string): string | undefined {
  for (const group of listTypes(chosen)) {
    const kind = group.children.find(({ code }) => code === typeCode);
    if (kind) return `${group.name} / ${kind.name}`;
  }
  return undefined;
}

function toType({ code, name, kinds }: KindGroup): WorkOrderType {
  return { code, name, template: '', children: kinds.map((kind) => ({ ...kind, children: [] })) };
}
