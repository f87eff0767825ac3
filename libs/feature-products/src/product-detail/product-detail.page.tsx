import type { ProductContent, ProductDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { productsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile, paths } from '@portal/portal-paths';
import { DetailSections, DetailState, PageHead, StructuredData } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { findFromPrice } from './from-price';
import { ProductHead } from './product-head';
import { listProductSections } from './product-sections';

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
  return (
    <>
      <ProductHead product={product} content={content} />
      <DetailSections label="产品内容" sections={sections} />
      <StructuredData data={toProductData(product, content)} />
    </>
  );
}

/** The product as search engines read it. */
function toProductData(product: ProductDetail, { slogan, overview }: ProductContent): Record<string, unknown> {
  const fromPrice = findFromPrice(product);
  return {
    '@type': 'Product',
    name: product.productName,
    sku: product.code,
    category: product.categoryName,
    slogan,
    description: overview[0] ?? product.summary,
    releaseDate: product.publishedOn,
    ...(fromPrice !== null && {
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: (fromPrice / 100).toFixed(2),
        offerCount: product.content?.plans.length,
      },
    }),
  };
}

/** Leads to the purchase of a product without a page of its own; without scripts the link does. */
function ToPurchase({ product: { id, code, productName, summary } }: { readonly product: ProductDetail }) {
  const navigate = useNavigate();
  const href = paths.purchasePage.href(undefined, { id, code });

  useEffect(() => {
    void navigate(href, { replace: true });
  }, [navigate, href]);

  return (
    <PageHead
      crumbs={[{ text: '产品', href: paths.product.href() }, { text: productName }]}
      title={productName}
      text={summary}
      actions={
        <ButtonLink href={href} variant="primary">
          前往购买页
        </ButtonLink>
      }
    />
  );
}
