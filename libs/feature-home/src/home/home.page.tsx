import {
  useBrand,
  useGetHomeContentQuery,
  useGetHomeHotProductsQuery,
  useLazyGetHomeHotProductsQuery,
  useLazyListSolutionCategoriesQuery,
  useListActivitiesQuery,
  useListBannersQuery,
  useListNewsQuery,
  useListPartnerLogosQuery,
  useListSolutionCategoriesQuery,
  useSelectCaseListQuery,
} from '@portal/data-access-api';
import { joinGroups } from './block/tabbed-groups';
import { CallToAction } from './call-to-action/call-to-action';
import { CasesSection } from './cases/cases-section';
import { HeroSection } from './hero/hero-section';
import { getHomeQueryInputs } from './home-query-inputs';
import { HotProductsSection } from './hot-products/hot-products-section';
import { NewsSection } from './news/news-section';
import { NumbersSection } from './number-strip/numbers-section';
import { PartnersSection } from './partners/partners-section';
import { PlatformSection } from './platform/platform-section';
import { SolutionsSection } from './solutions/solutions-section';

/** Home page of a brand. Each block stands and falls alone: one that fails says so in its own place. */
export function HomePage() {
  const inputs = getHomeQueryInputs(useBrand());
  const banners = useListBannersQuery(inputs.brand);
  const content = useGetHomeContentQuery(inputs.brand);
  const firstProducts = useGetHomeHotProductsQuery(inputs.firstTab);
  const [loadProducts, allProducts] = useLazyGetHomeHotProductsQuery();
  const firstSolutions = useListSolutionCategoriesQuery(inputs.firstTab);
  const [loadSolutions, allSolutions] = useLazyListSolutionCategoriesQuery();
  const cases = useSelectCaseListQuery(inputs.cases);
  const news = useListNewsQuery(inputs.news);
  const activities = useListActivitiesQuery(inputs.activities);
  const partners = useListPartnerLogosQuery(inputs.partners);

  return (
    <>
      <HeroSection query={banners} />
      <NumbersSection query={content} />
      <HotProductsSection
        heading={content.data?.products}
        groups={joinGroups(firstProducts, allProducts, () => void loadProducts(inputs.range, true))}
      />
      <SolutionsSection
        heading={content.data?.solutions}
        groups={joinGroups(firstSolutions, allSolutions, () => void loadSolutions(inputs.range, true))}
      />
      {content.data && <PlatformSection platform={content.data.platform} advantages={content.data.advantages} />}
      <CasesSection heading={content.data?.cases} query={cases} />
      <NewsSection heading={content.data?.news} news={news} activities={activities} />
      <PartnersSection heading={content.data?.partners} query={partners} />
      {content.data && <CallToAction callToAction={content.data.callToAction} />}
    </>
  );
}
