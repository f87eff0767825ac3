import type { ActivityBrief, Figure } from '@portal/api-contract';
import { api, definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { htmlFile, paths } from '@portal/portal-paths';
import { Container, FilterBar, ItemList, ListFacts, PageHead } from '@portal/ui-content';
import { Badge, CardLink, ClampedText, Cover } from '@portal/ui-kit';
import { formatSpan, STATE_LABELS } from '../activity-labels';
import styles from './activity-card.module.css';

const PAGE_SIZE = 12;

const data = pageData(
  {
    state: urlField.choice(['enrolling', 'ongoing', 'ended', 'replay']),
    page: urlField.page(),
  },
  ({ brand: { visibleRange }, query: { state, page: pageNo } }) => ({
    activities: fetchQuery(api.endpoints.listActivities, { visibleRange, state, pageNo, pageSize: PAGE_SIZE }),
  }),
);

export const page = definePage({ data, Page: ActivityCenterPage });

/** Activity center: what can be attended, and what can be watched again. */
function ActivityCenterPage({ query, activities }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '活动中心' }]}
        title="活动中心"
        text="公开课、行业日与伙伴大会。错过的场次，可以查看回放要点。"
        meta={activities.data && !query.isFiltered && <ListFacts facts={toFacts(activities.data)} />}
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            {
              name: 'state',
              label: '状态',
              options: Object.entries(STATE_LABELS).map(([value, { text }]) => ({ value, label: text })),
            },
          ]}
        />
        <ItemList name="活动" result={activities} query={query} columns={3} itemHeight={380} getKey={({ id }) => id}>
          {(item) => <ActivityCard activity={item} />}
        </ItemList>
      </Container>
    </>
  );
}

/** What lies ahead stands at the beginning of the list. */
function toFacts({ list, total }: { readonly list: readonly ActivityBrief[]; readonly total: number }): Figure[] {
  const open = list.filter(({ state }) => state === 'enrolling' || state === 'ongoing');
  return [
    { value: String(total), label: '场活动' },
    { value: String(open.length), label: '场可以参加' },
  ];
}

/** Card of an activity. */
function ActivityCard({ activity }: { readonly activity: ActivityBrief }) {
  const { id, title, summary, startsAt, endsAt, place, state, coverImage } = activity;
  return (
    <CardLink href={paths.activityDetail.href({ file: htmlFile(id) })} className={styles.card}>
      <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 440px" className={styles.cover} />
      <div className={styles.body}>
        <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].text}</Badge>
        <h2>{title}</h2>
        <ClampedText>{summary}</ClampedText>
        <dl className={styles.facts}>
          <div>
            <dt>时间</dt>
            <dd>{formatSpan(startsAt, endsAt)}</dd>
          </div>
          <div>
            <dt>地点</dt>
            <dd>{place}</dd>
          </div>
        </dl>
      </div>
    </CardLink>
  );
}
