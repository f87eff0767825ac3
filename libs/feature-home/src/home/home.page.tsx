import type { HomeSection, HomeSectionOf } from '@portal/api-contract';
import {
  api,
  definePage,
  fetchQuery,
  pageData,
  type PageProps,
  useLazyListSolutionCategoriesQuery,
} from '@portal/data-access-api';
import { homeApi, useLazyGetHomeHotProductsQuery } from '@portal/data-access-api/pages';
import { Fragment, type ReactNode } from 'react';
import { AssuranceSection } from './assurance/assurance-section';
import { Block } from './block/block';
import styles from './block/block.module.css';
import { joinGroups } from './block/tabbed-groups';
import { CallToAction } from './call-to-action/call-to-action';
import { CasesSection } from './cases/cases-section';
import { CodeSection } from './code/code-section';
import { FactoriesSection } from './factories/factories-section';
import { FiguresSection } from './figures/figures-section';
import { HeroSection } from './hero/hero-section';
import { findSection, PLAIN_SECTIONS } from './home-sections';
import { HotProductsSection } from './hot-products/hot-products-section';
import { ModelsSection } from './models/models-section';
import { NewsSection } from './news/news-section';
import { PartnersSection } from './partners/partners-section';
import { PlatformSection } from './platform/platform-section';
import { ReadingsSection } from './readings/readings-section';
import { RegionsSection } from './regions/regions-section';
import { SolutionsSection } from './solutions/solutions-section';

const ALL_BRANDS_RANGE = 2;

const endpoints = { ...api.endpoints, ...homeApi.endpoints };

const data = pageData(({ brand: { platformType, visibleRange }, read, hasFailed }) => {
  const content = fetchQuery(endpoints.getHomeContent, { platformType });
  const sections = read(content)?.sections ?? (hasFailed(content) ? PLAIN_SECTIONS : []);
  const has = (kind: HomeSection['kind']) => findSection(sections, kind) !== undefined;
  const [products, cases] = [findSection(sections, 'products'), findSection(sections, 'cases')];
  return {
    content,
    banners: fetchQuery(endpoints.listBanners, { platformType }),
    firstProducts: fetchQuery(
      endpoints.getHomeHotProducts,
      products && { ...toProductsInput(products, visibleRange), scope: 'first' as const },
    ),
    firstSolutions: fetchQuery(
      endpoints.listSolutionCategories,
      has('solutions') && { visibleRange, scope: 'first' as const },
    ),
    newestCases: fetchQuery(
      endpoints.selectCaseList,
      cases?.ids.length === 0 && { visibleRange: ALL_BRANDS_RANGE, size: 6 },
    ),
    chosenCases: fetchQuery(
      endpoints.findCasesByIds,
      cases && cases.ids.length > 0 && { visibleRange: ALL_BRANDS_RANGE, ids: cases.ids },
    ),
    models: fetchQuery(endpoints.listFeaturedModels, has('models') && { visibleRange, size: 3 }),
    factories: fetchQuery(endpoints.listFactoryBriefs, has('factories') && { visibleRange, size: 2 }),
    news: fetchQuery(endpoints.listNews, has('news') && { visibleRange, pageNo: 1, pageSize: 5 }),
    activities: fetchQuery(endpoints.listActivities, has('news') && { visibleRange, pageNo: 1, pageSize: 3 }),
    partners: fetchQuery(endpoints.listPartnerLogos, has('partners') && { visibleRange, size: 12 }),
  };
});

export const page = definePage({ data, Page: HomePage });

type Page = PageProps<typeof data>;

/** How each kind of section is shown with the data of the page. */
const SECTIONS: { readonly [Kind in HomeSection['kind']]: (section: HomeSectionOf<Kind>, page: Page) => ReactNode } = {
  hero: ({ variant }, { banners }) => <HeroSection variant={variant} query={banners} />,
  figures: (section) => <FiguresSection {...section} />,
  readings: (section) => <ReadingsSection {...section} />,
  products: (section, page) => <ProductsOfBrand section={section} page={page} />,
  solutions: (section, page) => <SolutionsOfBrand section={section} page={page} />,
  platform: (section) => <PlatformSection {...section} />,
  cases: (section, { newestCases, chosenCases }) => (
    <CasesSection
      variant={section.variant}
      heading={section}
      query={section.ids.length > 0 ? chosenCases : newestCases}
    />
  ),
  models: (section, { models }) => <ModelsSection heading={section} query={models} />,
  factories: (section, { factories }) => <FactoriesSection heading={section} query={factories} />,
  code: (section) => <CodeSection {...section} />,
  regions: (section) => <RegionsSection {...section} />,
  assurance: (section) => <AssuranceSection {...section} />,
  news: (section, { news, activities }) => <NewsSection heading={section} news={news} activities={activities} />,
  partners: (section, { partners }) => <PartnersSection heading={section} query={partners} />,
  callToAction: (section) => <CallToAction {...section} />,
};

/** Home page of a brand, section by section. Each stands and falls alone: one that fails says so in its own place. */
function HomePage(page: Page) {
  const { content } = page;
  const sections = content.data?.sections ?? PLAIN_SECTIONS;
  return sections.map((section) => (
    <Fragment key={section.kind}>
      {showSection(section, page)}
      {section.kind === 'hero' && content.isError && (
        <Block name="首页内容" query={content} sizeClass={styles.notice}>
          {() => null}
        </Block>
      )}
    </Fragment>
  ));
}

function showSection<Kind extends HomeSection['kind']>(section: HomeSectionOf<Kind>, page: Page): ReactNode {
  return SECTIONS[section.kind as Kind](section, page);
}

interface SectionProps<Kind extends HomeSection['kind']> {
  readonly section: HomeSectionOf<Kind>;
  readonly page: Page;
}

function ProductsOfBrand({ section, page: { brand, firstProducts } }: SectionProps<'products'>) {
  const [load, all] = useLazyGetHomeHotProductsQuery();
  const loadAll = () => void load(toProductsInput(section, brand.visibleRange), true);
  return (
    <HotProductsSection variant={section.variant} heading={section} groups={joinGroups(firstProducts, all, loadAll)} />
  );
}

function SolutionsOfBrand({ section, page: { brand, firstSolutions } }: SectionProps<'solutions'>) {
  const [load, all] = useLazyListSolutionCategoriesQuery();
  const loadAll = () => void load({ visibleRange: brand.visibleRange }, true);
  return <SolutionsSection heading={section} groups={joinGroups(firstSolutions, all, loadAll)} />;
}

function toProductsInput({ categoryIds }: HomeSectionOf<'products'>, visibleRange: number) {
  return { visibleRange, ...(categoryIds.length > 0 && { categoryIds }) };
}
