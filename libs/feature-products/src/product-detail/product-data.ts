import type { ProductContent, ProductDetail } from '@portal/api-contract';
import { findFromPrice } from './from-price';

/** The product as search engines read it. */
export function toProductData(product: ProductDetail, { slogan, overview }: ProductContent): Record<string, unknown> {
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
