import { useBrand } from '@portal/data-access-api';
import { useListJobFiltersQuery, useListJobsQuery } from '@portal/data-access-api/pages';
import { FilterBar, ItemList, KeywordForm, type ListQuery } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { Band } from '../page-blocks/band';
import anchors from '../shared/anchor.module.css';
import { useAnchoredQuery } from '../shared/use-anchored-query';
import styles from './job-directory.module.css';
import { CHANNEL_LABELS, CHANNELS } from './job-labels';
import { JobRow } from './job-row';
import { toJobsInput } from './recruit-input';
import { useJobHrefs } from './use-job-hrefs';

const ID = 'jobs';
const FILTERS = ['channel', 'function', 'city', 'keyword'];

/** Jobs by the way of recruiting, function, city and words. */
export function JobDirectory() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useAnchoredQuery(FILTERS, ID);
  const hrefs = useJobHrefs();
  const jobs = useListJobsQuery(toJobsInput(brand, params));
  const { data: filters } = useListJobFiltersQuery({ visibleRange: brand.visibleRange });
  return (
    <div id={ID} className={anchors.anchor}>
      <Band title="在招职位" surface="plain">
        <ChannelTabs query={query} />
        <FilterBar
          query={query}
          groups={[
            { name: 'function', label: '职能', options: toOptions(filters?.functions) },
            { name: 'city', label: '城市', options: toOptions(filters?.cities) },
          ]}
        >
          <KeywordForm query={query} label="搜索职位名称" />
        </FilterBar>
        <ItemList name="职位" call={jobs} query={query} columns={1} itemHeight={84} getKey={({ id }) => id}>
          {(job) => <JobRow job={job} href={hrefs.of(job.id)} />}
        </ItemList>
      </Band>
    </div>
  );
}

function ChannelTabs({ query }: { readonly query: ListQuery }) {
  const current = CHANNELS.find((channel) => channel === query.get('channel')) ?? '';
  const tabs = [
    { value: '', label: '全部职位' },
    ...CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] })),
  ];
  return (
    <nav aria-label="招聘类型" className={styles.tabs}>
      <ul>
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <SiteLink href={query.hrefWith({ channel: value })} aria-current={value === current ? 'true' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function toOptions(values: readonly string[] = []) {
  return values.map((value) => ({ value, label: value }));
}
