import type { Factory } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps, useBrand } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { DetailState, FigureStrip, FormOnDemand, PageHead, StructuredData, TitledTexts } from '@portal/ui-content';
import { ButtonLink, Cover, EmptyState, Section } from '@portal/ui-kit';
import { lazy } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FactoryCard } from './factory-card';
import { FactoryDrawer } from './factory-drawer';
import styles from './lighthouse-factory.module.css';
import { toVisitHref, VISIT_ANCHOR } from './visit-href';

const FROM_LIST = { isFromList: true } as const;

const VisitForm = lazy(() => import('./visit-form').then((module) => ({ default: module.VisitForm })));

const data = pageData({ factory: urlField.text(64), visit: urlField.text(64) }, ({ brand: { visibleRange } }) => ({
  factories: fetchQuery(solutionsApi.endpoints.listFactories, { visibleRange }),
}));

export const page = definePage({ data, Page: LighthouseFactoryPage });

const VISIT_STEPS = [
  { title: '提交预约', text: '留下单位、人数、希望的日期和关注的主题。' },
  { title: '确认行程', text: '专人与工厂协调时间，确认入厂与安全要求。' },
  { title: '现场交流', text: '走产线、看系统，与工厂的负责人当面讨论。' },
];

/** Lighthouse factories (public pages): what they have reached and how they came to it. */
function LighthouseFactoryPage({ query, factories: call }: PageProps<typeof data>) {
  const factories = call.data ?? [];
  return (
    <>
      <PageHead
        crumbs={[{ text: '灯塔工厂' }]}
        title="灯塔工厂"
        text="与客户一起建成、可以走进去看的工厂。每座工厂都公开关键指标，以及从第一台设备联网到通过评审的全过程。"
        meta={factories.length > 0 && <Overview factories={factories} />}
        actions={
          <ButtonLink href={toVisitHref()} variant="primary">
            预约参观
          </ButtonLink>
        }
        aside={
          <Cover src={factories[0]?.coverImage ?? ''} sizes="(max-width: 767px) 92vw, 520px" className={styles.cover} />
        }
      />
      <DetailState result={call}>{(items) => <Factories factories={items} />}</DetailState>
      <Section title="走进工厂" subtitle="产线、系统和人都在现场，想看的问题可以当面问。" surface="soft">
        <TitledTexts items={VISIT_STEPS} variant="steps" />
        <div className={styles.book}>
          {factories.length > 0 && <Booking factories={factories} chosenId={query.values.visit} />}
        </div>
      </Section>
    </>
  );
}

interface BookingProps {
  readonly factories: readonly Factory[];
  readonly chosenId: string | undefined;
}

function Booking({ factories, chosenId }: BookingProps) {
  const chosen = factories.find(({ id }) => id === chosenId);
  return (
    <FormOnDemand id={VISIT_ANCHOR} openText="填写参观预约" height={760}>
      {() => <VisitForm factories={factories} factoryId={chosen?.id ?? ''} />}
    </FormOnDemand>
  );
}

function Overview({ factories }: { readonly factories: readonly Factory[] }) {
  const count = (values: readonly string[]) => String(new Set(values).size);
  return (
    <div className={styles.overview}>
      <FigureStrip
        figures={[
          { value: String(factories.length), label: '座示范工厂' },
          { value: count(factories.map(({ industry }) => industry)), label: '个行业' },
          { value: count(factories.map(({ place }) => place)), label: '个地区' },
        ]}
      />
    </div>
  );
}

function Factories({ factories }: { readonly factories: readonly Factory[] }) {
  const { publicOrigin } = useBrand();
  const videos = listVideoObjects(factories, publicOrigin);
  const shown = useShownFactory();
  const shownFactory = factories.find(({ id }) => id === shown.id);
  return (
    <Section title="示范工厂" subtitle="每座工厂的关键指标，以及它一步步走来的历程。">
      {factories.length === 0 ? (
        <EmptyState message="暂时没有灯塔工厂，请稍后再来看看" />
      ) : (
        <ul className={styles.list}>
          {factories.map((factory) => (
            <li key={factory.id}>
              <FactoryCard factory={factory} onShow={() => shown.show(factory.id)} />
            </li>
          ))}
        </ul>
      )}
      {videos.length > 0 && <StructuredData data={{ '@graph': videos }} />}
      {shownFactory && <FactoryDrawer key={shownFactory.id} factory={shownFactory} onClose={shown.hide} />}
    </Section>
  );
}

/** The videos of factories as search engines know them (schema.org `VideoObject`); `origin` is the site's own. */
function listVideoObjects(factories: readonly Factory[], origin: string): Readonly<Record<string, unknown>>[] {
  return factories.flatMap(({ name, summary, film }) =>
    film
      ? {
          '@type': 'VideoObject',
          name: `${name}：${film.title}`,
          description: summary,
          thumbnailUrl: origin + film.poster,
          contentUrl: origin + film.file,
          uploadDate: `${film.publishedOn}T00:00:00+08:00`,
          duration: `PT${film.durationS}S`,
          inLanguage: 'zh-CN',
        }
      : [],
  );
}

/** The factory whose drawer is open; the URL names it, so it can be linked and back closes it. */
interface ShownFactory {
  /** Empty while none is shown. */
  readonly id: string;
  show(id: string): void;
  hide(): void;
}

/** Reads and changes the factory that is shown. */
function useShownFactory(): ShownFactory {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  return {
    id: params.get('factory') ?? '',
    show: (id) => void navigate(toFactoryHref(id), { state: FROM_LIST }),
    hide: () => {
      // Closing a drawer that was opened here is the way back, or back would open it again.
      if (isFromList(state)) void navigate(-1);
      else void navigate(paths.lighthouseFactory.href(), { replace: true });
    },
  };
}

// With the card's anchor the page keeps its place behind the drawer, and a shared link finds the card.
function toFactoryHref(id: string): string {
  return `${paths.lighthouseFactory.href(undefined, { factory: id })}#${id}`;
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
