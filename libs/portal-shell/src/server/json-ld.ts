import type { AppStore, Brand } from '@portal/data-access-api';
import { api } from '@portal/data-access-api';
import { serializeForScript } from '../document/boot-data';

/** Structured data of the site and its company, from page and footer configuration. */
export function buildJsonLd(store: AppStore, brand: Brand, publicOrigin: string): string {
  const state = store.getState();
  const configs = api.endpoints.listPageConfigs.select()(state).data ?? [];
  const footer = api.endpoints.getFooter.select({ code: brand.pageCode })(state).data;
  const appearance = configs.find(({ code }) => code === brand.pageCode)?.jsonData;
  if (!appearance) return '';

  const url = publicOrigin + brand.basePath + (brand.homeHref === '/' ? (brand.basePath ? '' : '/') : brand.homeHref);
  const organization = {
    '@type': 'Organization',
    '@id': `${publicOrigin}/#organization`,
    name: appearance.titleDesc,
    url,
    logo: publicOrigin + appearance.logoImg,
    ...(footer?.tel && {
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: footer.tel,
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
  const graph = { '@context': 'https://schema.org', '@graph': [organization, website] };
  return `<script type="application/ld+json">${serializeForScript(graph)}</script>`;
}
