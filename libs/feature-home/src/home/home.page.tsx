import {
  api,
  definePage,
  fetchQuery,
  pageData,
  type PageProps,
  useBrand,
  useLazyGetHomeHotProductsQuery,
  useLazyListSolutionCategoriesQuery,
} from '@portal/data-access-api';
import { joinGroups } from './block/tabbed-groups';
import { CallToAction } from './call-to-action/call-to-action';
import { CasesSection } from './cases/cases-section';
import { HeroSection } from './hero/hero-section';
import { HotProductsSection } from './hot-products/hot-products-section';
import { NewsSection } from './news/news-section';
import { NumbersSection } from './number-strip/numbers-section';
import { PartnersSection } from './partners/partners-section';
import { PlatformSection } from './platform/platform-section';
import { SolutionsSection } from './solutions/solutions-section';

const ALL_BRANDS_RANGE = 2;

const { endpoints } = api;

const data = pageData(({ brand: { platformType, visibleRange } }) => ({
  banners: fetchQuery(endpoints.listBanners, { platformType }),
  content: fetchQuery(endpoints.getHomeContent, { platformType }),
  firstProducts: fetchQuery(endpoints.getHomeHotProducts, { visibleRange, scope: 'first' }),
  firstSolutions: fetchQuery(endpoints.listSolutionCategories, { visibleRange, scope: 'first' }),
  cases: fetchQuery(endpoints.selectCaseList, { visibleRange: ALL_BRANDS_RANGE, size: 6 }),
  news: fetchQuery(endpoints.listNews, { visibleRange, pageNo: 1, pageSize: 5 }),
  activities: fetchQuery(endpoints.listActivities, { visibleRange, pageNo: 1, pageSize: 3 }),
  partners: fetchQuery(endpoints.listPartnerLogos, { visibleRange, size: 12 }),
}));

export const page = definePage({ data, Page: HomePage });

/** Home page of a brand. Each block stands and falls alone: one that fails says so in its own place. */
function HomePage(props: PageProps<typeof data>) {
  const { banners, content, firstProducts, firstSolutions, cases, news, activities, partners } = props;
  const { visibleRange } = useBrand();
  const [loadProducts, allProducts] = useLazyGetHomeHotProductsQuery();
  const [loadSolutions, allSolutions] = useLazyListSolutionCategoriesQuery();

  return (
    <>
      <HeroSection query={banners} />
      <NumbersSection query={content} />
      <HotProductsSection
        heading={content.data?.products}
        groups={joinGroups(firstProducts, allProducts, () => void loadProducts({ visibleRange }, true))}
      />
      <SolutionsSection
        heading={content.data?.solutions}
        groups={joinGroups(firstSolutions, allSolutions, () => void loadSolutions({ visibleRange }, true))}
      />
      {content.data && <PlatformSection platform={content.data.platform} advantages={content.data.advantages} />}
      <CasesSection heading={content.data?.cases} query={cases} />
      <NewsSection heading={content.data?.news} news={news} activities={activities} />
      <PartnersSection heading={content.data?.partners} query={partners} />
      {content.data && <CallToAction callToAction={content.data.callToAction} />}
    </>
  );
}
