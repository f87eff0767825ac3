import type { PageFacts } from './page-facts';

/** What other sites show where a page is shared (Open Graph); nothing for pages that search engines shall not keep. */
export function buildShareTags({ brand, appearance, seo, isArticle, page }: PageFacts): string {
  if (!page.url) return '';
  const tags = {
    type: isArticle ? 'article' : 'website',
    locale: 'zh_CN',
    site_name: appearance?.titleDesc,
    title: page.title,
    description: page.summary,
    url: page.url,
    ...(seo?.image && {
      image: brand.publicOrigin + seo.image,
      'image:width': seo.imageWidth,
      'image:height': seo.imageHeight,
    }),
  };
  return Object.entries(tags)
    .map(([name, content]) => (content ? `<meta property="og:${name}" content="${escapeAttribute(content)}">` : ''))
    .join('');
}

function escapeAttribute(value: string | number): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
