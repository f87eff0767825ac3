import { type EndpointData, JOB_CHANNELS, type listJobFilters, type listJobs } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { FilterBar, ItemList, KeywordForm, type ListQuery, toOptions } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { Band } from '../page-blocks/band';
import anchors from '../shared/anchor.module.css';
import { useAnchoredQuery } from '../shared/use-anchored-query';
import styles from './job-directory.module.css';
import { CHANNELS } from './job-labels';
import { JobRow } from './job-row';
import type { JobHrefs } from './job-hrefs';

const ID = 'jobs';

/** Props of `JobDirectory`. */
export interface JobDirectoryProps {
  readonly query: ListQuery;
  readonly jobs: QueryResult<EndpointData<typeof listJobs>>;
  /** Absent while they are on their way. */
  readonly filters: EndpointData<typeof listJobFilters> | undefined;
  readonly hrefs: JobHrefs;
}

/** Jobs by the way of recruiting, function, city and words. */
export function JobDirectory({ query: pageQuery, jobs, filters, hrefs }: JobDirectoryProps) {
  const query = useAnchoredQuery(pageQuery, ID);
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
        <ItemList name="职位" result={jobs} query={query} columns={1} itemHeight={84} getKey={({ id }) => id}>
          {(job) => <JobRow job={job} href={hrefs.of(job.id)} />}
        </ItemList>
      </Band>
    </div>
  );
}

function ChannelTabs({ query }: { readonly query: ListQuery }) {
  const current = CHANNELS.find((channel) => channel === query.get('channel')) ?? '';
  const tabs = [{ value: '', label: '全部职位' }, ...CHANNELS.map((value) => ({ value, label: JOB_CHANNELS[value] }))];
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
