import { serializeForScript } from '../document/boot-data';
import type { PageFacts } from './page-facts';
import type { ReadCrumb } from './read-crumbs';

/**
 * Structured data of the company, its site, the page and where it stands. What a page is about, a product or a job,
 * stands in the page itself.
 */
export function buildJsonLd(facts: PageFacts, crumbs: readonly ReadCrumb[]): string {
  const { brand, appearance, telephone, page } = facts;
  if (!appearance) return '';

  const { publicOrigin } = brand;
  const url = publicOrigin + brand.basePath + (brand.homeHref === '/' ? (brand.basePath ? '' : '/') : brand.homeHref);
  const organization = {
    '@type': 'Organization',
    '@id': `${publicOrigin}/#organization`,
    name: appearance.titleDesc,
    url,
    logo: publicOrigin + appearance.logoImg,
    ...(telephone && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone,
        contactType: 'customer service',
        availableLanguage: 'zh-CN',
      },
    }),
  };
  const website = {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: appearance.titleDesc,
    url,
    inLanguage: 'zh-CN',
    publisher: { '@id': organization['@id'] },
  };
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      website,
      ...(page.url ? [buildPage(facts, { organizationId: organization['@id'], websiteId: website['@id'] })] : []),
      ...(page.url && crumbs.length > 0 ? [buildBreadcrumb(publicOrigin, crumbs)] : []),
    ],
  };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}

interface GraphIds {
  readonly organizationId: string;
  readonly websiteId: string;
}

function buildPage({ brand, seo, info, page }: PageFacts, { organizationId, websiteId }: GraphIds) {
  const { title, summary, url } = page;
  return {
    '@type': info?.type ?? 'WebPage',
    '@id': url,
    url,
    name: title,
    description: summary,
    inLanguage: 'zh-CN',
    isPartOf: { '@id': websiteId },
    ...(seo?.image && { image: brand.publicOrigin + seo.image }),
    ...(info && { headline: info.title, dateModified: info.updatedOn, author: { '@id': organizationId } }),
  };
}

function buildBreadcrumb(publicOrigin: string, crumbs: readonly ReadCrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(href && { item: publicOrigin + href }),
    })),
  };
}
