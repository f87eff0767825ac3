import type { HomeContent, PartnerLogo } from '@portal/api-contract';
import {
  api,
  definePage,
  fetchQuery,
  pageData,
  type PageProps,
  useLazyGetHomeHotProductsQuery,
  useLazyListSolutionCategoriesQuery,
} from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { useId } from 'react';
import { ActionLinks } from './action-links/action-links';
import type { BlockQuery } from './block/block';
import { BlockSection, type BlockSectionProps } from './block/block-section';
import { joinGroups } from './block/tabbed-groups';
import styles from './call-to-action/call-to-action.module.css';
import { CasesSection } from './cases/cases-section';
import { HeroSection } from './hero/hero-section';
import { HotProductsSection } from './hot-products/hot-products-section';
import { NewsSection } from './news/news-section';
import { NumbersSection } from './number-strip/numbers-section';
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
  const { visibleRange } = props.brand;
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

interface CallToActionProps {
  readonly callToAction: HomeContent['callToAction'];
}

/** Last word of the page: what to do next. */
export function CallToAction({ callToAction: { title, subtitle, actions } }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <div className={styles.inner}>
        <div>
          <h2 id={headingId}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <ActionLinks actions={actions} ground="accent" />
      </div>
    </section>
  );
}

interface PartnersSectionProps {
  readonly heading: BlockSectionProps<unknown>['heading'];
  readonly query: BlockQuery<readonly PartnerLogo[]>;
}

/** Wall of the partners' marks. */
export function PartnersSection({ heading, query }: PartnersSectionProps) {
  if (query.data?.length === 0) return null;
  return (
    <BlockSection
      name="合作伙伴"
      heading={heading}
      align="center"
      action={{ text: '成为合作伙伴', href: paths.partner.href() }}
      query={query}
      sizeClass={styles.size}
    >
      {(partners) => (
        <ul className={styles.wall}>
          {partners.map(({ id, name, logo }) => (
            <li key={id}>{logo ? <img src={logo} alt={name} width={160} height={64} loading="lazy" /> : name}</li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
