import { api, definePage, fetchQuery, field, pageData, type PageProps } from '@portal/data-access-api';
import { Container, FilterBar, ItemList, PageHead } from '@portal/ui-content';
import { STATE_LABELS } from '../activity-labels';
import { ActivityCard } from './activity-card';

const PAGE_SIZE = 12;

const data = pageData(
  {
    state: field.choice(['enrolling', 'ongoing', 'ended', 'replay']),
    page: field.page(),
  },
  ({ brand: { visibleRange }, query: { state, page: pageNo } }) => ({
    activities: fetchQuery(api.endpoints.listActivities, { visibleRange, state, pageNo, pageSize: PAGE_SIZE }),
  }),
);

export const page = definePage({ data, Page: ActivityCenterPage });

/** Activity center: what can be attended, and what can be watched again. */
function ActivityCenterPage({ brand: { homeHref }, query, activities }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '活动中心' }]}
        title="活动中心"
        text="公开课、行业日与伙伴大会。错过的场次，可以查看回放要点。"
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
