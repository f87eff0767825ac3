import { MODEL_TYPES, type ModelDetail } from '@portal/api-contract';

const FREE = 1;

/** A model for search engines. */
export function toSoftwareData(model: ModelDetail): Readonly<Record<string, unknown>> {
  const { name, summary, modelType, industry, provider, publishedOn, pricing, rating, content, memberReviews } = model;
  const [latest] = content.versions;
  const reviews = [...memberReviews.newest, ...content.reviews];
  return {
    '@type': 'SoftwareApplication',
    name,
    description: summary,
    applicationCategory: 'BusinessApplication',
    applicationSubCategory: MODEL_TYPES[modelType],
    keywords: industry,
    provider: { '@type': 'Organization', name: provider },
    datePublished: publishedOn,
    ...(latest && { softwareVersion: latest.version, dateModified: latest.date }),
    ...(pricing === FREE && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' } }),
    // Search engines reject a rating that nothing stands behind.
    ...(reviews.length > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        bestRating: 5,
        reviewCount: memberReviews.total + content.reviews.length,
      },
      review: reviews.map(({ author, rating: stars, text, date }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      })),
    }),
  };
}
