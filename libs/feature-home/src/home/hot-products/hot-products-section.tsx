import type { HomeProduct, HomeProductCategory, HomeSectionOf, ProductBrief } from '@portal/api-contract';
import { htmlFile, paths } from '@portal/portal-paths';
import { formatMoney } from '@portal/ui-content';
import { Badge, CardLink, Cover, SiteLink, Tabs } from '@portal/ui-kit';
import { Block } from '../block/block';
import { BlockSection, type Heading } from '../block/block-section';
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
  /** `cover`: four products beside what their category is; `prices`: more of them, with what they cost. */
  readonly variant: HomeSectionOf<'products'>['variant'];
  readonly heading: Heading;
  readonly groups: TabbedGroups<HomeProductCategory>;
}

/** Hot products under a tab per category. */
export function HotProductsSection({ variant, heading, groups }: HotProductsSectionProps) {
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
            if (category?.childrenData.length) {
              return variant === 'cover' ? <CategoryPanel category={category} /> : <PricePanel category={category} />;
            }
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

interface CategoryProps {
  readonly category: HomeProductCategory;
}

function PricePanel({ category }: CategoryProps) {
  return (
    <ul className={styles.prices}>
      {category.childrenData.map((product) => (
        <li key={product.id}>
          <PriceCard product={product} />
        </li>
      ))}
      <li>
        <SiteLink href={paths.product.href()} className={styles.allProducts}>
          浏览全部产品
        </SiteLink>
      </li>
    </ul>
  );
}

function CategoryPanel({ category }: CategoryProps) {
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

interface ProductProps {
  readonly product: HomeProduct;
}

function PriceCard({ product }: ProductProps) {
  const { productName, summary, fromPrice } = product;
  return (
    <CardLink href={getProductHref(product)} className={styles.priceCard}>
      <ProductHead product={product} />
      <h3>{productName}</h3>
      <p>{summary}</p>
      <span className={styles.price}>
        {fromPrice === null ? (
          '按需询价'
        ) : (
          <>
            <strong>{formatMoney(fromPrice)}</strong>/月起
          </>
        )}
      </span>
    </CardLink>
  );
}

function ProductHead({ product: { icon, labelFlag } }: ProductProps) {
  const label = labelFlag === 1 ? null : LABELS[labelFlag];
  return (
    <span className={styles.head}>
      {icon && <img src={icon} alt="" width={48} height={48} loading="lazy" />}
      {label && <Badge tone={label.tone}>{label.text}</Badge>}
    </span>
  );
}

function ProductCard({ product }: ProductProps) {
  return (
    <CardLink href={getProductHref(product)} className={styles.card}>
      <ProductHead product={product} />
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
