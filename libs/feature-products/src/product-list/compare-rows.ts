import {
  type EndpointData,
  type listProductBriefs,
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  PRODUCT_TYPES,
} from '@portal/api-contract';
import { formatMoney } from '@portal/ui-content';

type Product = EndpointData<typeof listProductBriefs>[number];

/** A row of the comparison: one cell for each product. */
export interface CompareRow {
  readonly label: string;
  readonly cells: readonly string[];
}

const NOTHING = '—';

/** What products are compared by; of their own specifications those that at least two of them name. */
export function toCompareRows(products: readonly Product[]): CompareRow[] {
  const row = (label: string, read: (product: Product) => string) => ({ label, cells: products.map(read) });
  return [
    row('用途', ({ summary }) => summary),
    row('类别', ({ categoryName }) => categoryName),
    row('类型', ({ productType }) => PRODUCT_TYPES[productType]),
    row('交付方式', ({ deliveryMode }) => PRODUCT_DELIVERIES[deliveryMode]),
    row('定价', ({ pricingMode }) => PRODUCT_PRICINGS[pricingMode]),
    row('起价', ({ fromPrice }) => (fromPrice === null ? '面议' : `${formatMoney(fromPrice)}/月`)),
    row('各规格价格', ({ plans }) => plans.map(toPlanPrice).join('\n') || '面议'),
    row('免费试用', ({ hasTrial }) => (hasTrial ? '支持' : NOTHING)),
    row('标签', ({ tags }) => tags.join('、') || NOTHING),
    row('最近发布', ({ publishedOn }) => publishedOn),
    ...listSharedSpecs(products).map((label) => row(label, (product) => readSpec(product, label))),
  ];
}

/** Price of a plan, e.g. `标准版 ¥99/份·月`. */
function toPlanPrice({ name, unitPrice, isNegotiable }: Product['plans'][number]): string {
  return `${name} ${isNegotiable ? '面议' : `${formatMoney(unitPrice)}/份·月`}`;
}

function listSharedSpecs(products: readonly Product[]): string[] {
  const labels = products.flatMap(({ specs }) => specs?.rows.map(([label]) => label ?? '') ?? []);
  return [...new Set(labels)].filter((label) => label && labels.indexOf(label) !== labels.lastIndexOf(label));
}

/** Values of a specification with the names of their editions, e.g. `标准版：12 个；企业版：18 个`. */
function readSpec({ specs }: Product, label: string): string {
  const values = specs?.rows.find(([name]) => name === label)?.slice(1) ?? [];
  const editions = specs?.columns.slice(1) ?? [];
  if (values.length === 0) return NOTHING;
  return values.length === 1 ? values.join('') : values.map((value, at) => `${editions[at]}：${value}`).join('；');
}
