import type { ProductPlan } from '@portal/api-contract';
import { eq, sql } from 'drizzle-orm';
import { isShown, isWithdrawn, requireShown } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { defineStatement } from '../../platform/database/define-statement';
import { rejectGone } from '../../platform/http/http-error';
import { type ProductItem, productItem } from '../products/products.read-model';
import { DEFAULT_TAX_RATE } from './price';

const selectProduct = defineStatement((orm) =>
  orm
    .select()
    .from(productItem)
    .where(eq(productItem.code, sql.placeholder('code'))),
);

/** A product that visitors of a brand can buy. Rejects with 404 where there is none, with 410 where it is withdrawn. */
export async function findProduct(orm: QueryRunner, code: string, visibleRange: number): Promise<ProductItem> {
  const [row] = await selectProduct(orm).execute({ code });
  if (row && isWithdrawn(row, visibleRange)) throw rejectGone('该产品已下架', row.productName, []);
  return requireShown(row, visibleRange);
}

/** What is sold of a product. */
export interface SoldProduct {
  /** Plans with fixed prices. */
  readonly plans: readonly ProductPlan[];
  /** Per cent within the prices. */
  readonly taxRate: number;
}

/** What is sold of a product, whichever brand does; no plans once it is withdrawn. */
export async function findSoldProduct(orm: QueryRunner, code: string): Promise<SoldProduct> {
  const [row] = await selectProduct(orm).execute({ code });
  const taxRate = row?.content?.taxRate ?? DEFAULT_TAX_RATE;
  const isSold = row?.visibleRanges.some((range) => isShown(row, range)) ?? false;
  return { plans: row && isSold ? listPlans(row).filter(({ isNegotiable }) => !isNegotiable) : [], taxRate };
}

/** Plans of a product. One without a page of its own is sold after a talk. */
export function listPlans({ code, content }: Pick<ProductItem, 'code' | 'content'>): ProductPlan[] {
  if (content && content.plans.length > 0) return content.plans;
  return [
    {
      mealCode: `${code}-quote`,
      name: '按需定制',
      summary: '按规模与部署方式报价，提交后顾问与您确认配置',
      specs: [],
      unitPrice: 0,
      periods: [],
      isNegotiable: true,
    },
  ];
}
