import type { ProductDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile } from '@portal/portal-paths';
import { DetailState, SectionNav, StructuredData } from '@portal/ui-content';
import { Section } from '@portal/ui-kit';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ProductHead } from './product-head';
import { toProductData } from './product-data';
import { listProductSections } from './product-sections';
import { ToPurchase } from './to-purchase';
import styles from './product-detail.module.css';

const data = pageData(({ brand: { visibleRange }, params: { file } }) => {
  const code = parseHtmlFile(file);
  return { product: fetchQuery(productsApi.endpoints.getProductDetailByCode, code && { code, visibleRange }) };
});

export const page = definePage({ data, item: 'product', Page: ProductDetailPage });

/** A product in full; one without a page of its own leads to its purchase. */
function ProductDetailPage({ product }: PageProps<typeof data>) {
  return (
    <DetailState result={product}>
      {(item) => (item.content ? <Product product={item} content={item.content} /> : <ToPurchase product={item} />)}
    </DetailState>
  );
}

interface ProductProps {
  readonly product: ProductDetail;
  readonly content: NonNullable<ProductDetail['content']>;
}

function Product({ product, content }: ProductProps) {
  const sections = useMemo(() => listProductSections(product, content), [product, content]);
  useSectionOfAddress();
  return (
    <>
      <ProductHead product={product} content={content} />
      <SectionNav label="产品内容" sections={sections} />
      {sections.map(({ id, title, subtitle, body }, index) => (
        <div key={id} id={id} className={styles.anchor}>
          <Section title={title} subtitle={subtitle} surface={index % 2 === 0 ? 'plain' : 'soft'}>
            {body}
          </Section>
        </div>
      ))}
      <StructuredData data={toProductData(product, content)} />
    </>
  );
}

/** A link from another page names a section; the browser looks for it before the page is there. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [hash]);
}
