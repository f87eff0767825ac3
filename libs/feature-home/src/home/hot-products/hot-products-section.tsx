import type { ProductBrief, ProductCategory } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { Badge, CardLink, Cover, SiteLink, Tabs } from '@portal/ui-kit';
import { Block } from '../block/block';
import { BlockSection, type BlockSectionProps } from '../block/block-section';
import type { TabbedGroups } from '../block/tabbed-groups';
import styles from './hot-products-section.module.css';

/** Labels of a product (spec §3). */
export const LABELS = {
  2: { tone: 'new', text: '最新' },
  3: { tone: 'hot', text: '最热' },
} as const;

const CARD_LIMIT = 4;

/** Props of `HotProductsSection`. */
export interface HotProductsSectionProps {
  readonly heading: BlockSectionProps<unknown>['heading'];
  readonly groups: TabbedGroups<ProductCategory>;
}

/** Hot products under a tab per category. */
export function HotProductsSection({ heading, groups }: HotProductsSectionProps) {
  const { query, rest, loadRest } = groups;
  if (query.data && !query.data.some(({ childrenData }) => childrenData.length > 0)) return null;
  return (
    <BlockSection
      name="热门产品"
      heading={heading}
      action={{ text: '查看全部产品', href: paths.product.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(categories) => (
        <Tabs label="产品分类" items={categories.map(({ id, name }) => ({ id, label: name }))} onApproach={loadRest}>
          {(activeId) => {
            const category = categories.find(({ id }) => id === activeId);
            if (category?.childrenData.length) return <CategoryPanel category={category} />;
            return (
              <Block name="热门产品" query={{ ...rest, data: undefined }} sizeClass={styles.panelSize}>
                {() => null}
              </Block>
            );
          }}
        </Tabs>
      )}
    </BlockSection>
  );
}

function CategoryPanel({ category }: { readonly category: ProductCategory }) {
  return (
    <div className={styles.panel}>
      <SiteLink href={paths.product.href()} className={styles.cover}>
        {category.coverImage && (
          <Cover key={category.id} src={category.coverImage} sizes="26vw" className={styles.picture} />
        )}
        <span className={styles.coverName}>{category.name}</span>
        {category.children.length > 0 && (
          <span className={styles.children}>{category.children.map((child) => child.name).join(' · ')}</span>
        )}
        <span className={styles.coverMore}>浏览全部产品</span>
      </SiteLink>
      <ul className={styles.cards}>
        {category.childrenData.slice(0, CARD_LIMIT).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Card of a hot product. */
function ProductCard({ product }: { readonly product: ProductBrief }) {
  const label = product.labelFlag === 1 ? null : LABELS[product.labelFlag];
  return (
    <CardLink href={getProductHref(product)} className={styles.card}>
      <span className={styles.head}>
        {product.icon && <img src={product.icon} alt="" width={48} height={48} loading="lazy" />}
        {label && <Badge tone={label.tone}>{label.text}</Badge>}
      </span>
      <h3>{product.productName}</h3>
      <p>{product.summary}</p>
      <span className={styles.more}>了解详情</span>
    </CardLink>
  );
}

/** A product without content of its own can only be bought (spec §2). */
export function getProductHref({ id, code, productRoute, isContentEmpty }: ProductBrief): string {
  if (isContentEmpty) return paths.purchasePage.href(undefined, { id, code });
  return productRoute || paths.productDetail.href({ file: htmlFile(code) });
}
