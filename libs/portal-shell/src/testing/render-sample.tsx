import { api, type ApiTransport, type PageRoute } from '@portal/data-access-api';
import {
  buildBanner,
  buildFooter,
  buildMenuItem,
  buildPageConfig,
  createStubApi,
  type StubResponses,
} from '@portal/testing';
import { HomeLink } from '@portal/ui-kit';
import { useLocation } from 'react-router-dom';
import { toBrand } from '../config/portal-config';
import { createPageRegistry } from '../pages/page-registry';
import { type RenderContext, renderPage } from '../server/render-page';
import { createArea, load } from './sample-area';

function AboutPage() {
  return (
    <>
      <nav aria-label="面包屑" className="crumbs">
        <ol>
          <li>
            <HomeLink className="link">首页 &amp; 更多</HomeLink>
          </li>
          <li>
            <span aria-current="page">关于</span>
          </li>
        </ol>
      </nav>
      <h1>关于 {useLocation().pathname}</h1>
    </>
  );
}

const aboutSeo: PageRoute['seo'] = ({ platformType }) => ({ tableType: 'PAGE', code: `${platformType}:about` });

const routes: readonly PageRoute[] = [
  {
    path: '/about',
    load: load({ Page: AboutPage }),
    seo: aboutSeo,
  },
  { path: '/found', load: load({ Page: AboutPage }), isUnlisted: true },
  {
    path: '/manual',
    load: load({
      Page: AboutPage,
      head: () => () => ({
        type: 'TechArticle',
        title: '第一页',
        summary: '怎样开始',
        keywords: '第一页,手册',
        canonicalPath: '/manual?id=1',
        updatedOn: '2026-09-10',
      }),
    }),
    seo: aboutSeo,
  },
  { path: '/own', load: load({ Page: AboutPage }), access: 'login' },
  { path: '/camera', load: load({ Page: AboutPage }), startsAtOnce: true },
  {
    path: '/banner',
    load: load({
      Page: AboutPage,
      item: ({ brand }) => api.endpoints.listBanners.select({ platformType: brand.platformType }),
    }),
  },
];

const config = {
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: true,
  areas: [createArea(routes)],
};

const IMAGE = { image: '/files/og.png', imageWidth: 1200, imageHeight: 630 };

/** What the API says of the frame of every page. */
export const responses: StubResponses = {
  listPageConfigs: [buildPageConfig()],
  listMenus: [buildMenuItem({ name: '</script><script>alert(1)</script>' })],
  listBanners: [buildBanner()],
  getFooter: buildFooter(),
  getSystemParamConf: { child: [] },
  getSeoInfo: { title: '关于我们', keywords: '公司', summary: '一句"话"', ...IMAGE },
};

/** Renders a page of the sample by its path. */
export async function renderSample(
  path: string,
  transport: ApiTransport = createStubApi(responses).transport,
  more: Partial<RenderContext> = {},
) {
  const brand = toBrand(config, 'https://portal.example');
  const context: RenderContext = {
    ...{ config, brand, pages: createPageRegistry(config.areas, brand) },
    transport,
    resolveAssets: () => ({ scripts: ['/miot/assets/main.js'], style: '/miot/assets/main.css' }),
    headHtml: '',
    ...more,
  };
  const match = await context.pages.match(path);
  if (!match) throw new Error(`no page for ${path}`);
  return renderPage(context, match, new URL(path, 'https://portal.example'));
}

/** The boot data of a document. */
export const readState = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
