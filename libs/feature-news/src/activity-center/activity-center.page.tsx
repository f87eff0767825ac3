import { useBrand, useListActivitiesQuery } from '@portal/data-access-api';
import { Container, FilterBar, ItemList, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { STATE_LABELS } from '../activity-labels';
import { ActivityCard } from './activity-card';
import { toActivityInput } from './activity-input';

/** Activity center: what can be attended, and what can be watched again. */
export function ActivityCenterPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(['state']);
  const activities = useListActivitiesQuery(toActivityInput(brand, params));
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
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
        <ItemList name="活动" call={activities} query={query} columns={3} itemHeight={380} getKey={({ id }) => id}>
          {(item) => <ActivityCard activity={item} />}
        </ItemList>
      </Container>
    </>
  );
}
