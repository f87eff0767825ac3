import { api, definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';
import { DetailState } from '@portal/ui-content';
import { fetchContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks } from '../page-blocks/page-blocks';
import { JobDirectory } from './job-directory';
import { JobView } from './job-view';
import { CHANNELS } from './job-labels';
import { toJobHrefs } from './job-hrefs';

const PAGE_SIZE = 10;

const { findJobById, listJobs, listJobFilters } = companyApi.endpoints;

const data = pageData(
  {
    function: urlField.text(12),
    city: urlField.text(12),
    keyword: urlField.text(),
    channel: urlField.choice(CHANNELS),
    page: urlField.page(),
    job: urlField.text(64),
  },
  ({ brand, query }) => {
    const { function: jobFunction, page: pageNo, job: id, ...filter } = query;
    const { visibleRange } = brand;
    const isList = !id;
    return {
      content: fetchContent(brand, 'recruit'),
      job: fetchQuery(findJobById, id && { id, visibleRange }),
      // A job tells search engines which company offers it.
      pageConfigs: id ? fetchQuery(api.endpoints.listPageConfigs) : null,
      jobs: fetchQuery(listJobs, isList && { visibleRange, jobFunction, ...filter, pageNo, pageSize: PAGE_SIZE }),
      filters: fetchQuery(listJobFilters, isList && { visibleRange }),
    };
  },
);

export const page = definePage({ data, item: 'content', Page: RecruitPage });

/** Jobs: those that are open, what speaks for the company, and how it recruits; `job` in the URL opens one. */
function RecruitPage({ query, content, job, jobs, filters }: PageProps<typeof data>) {
  const hrefs = toJobHrefs(query);
  return (
    <DetailState result={content}>
      {(page) =>
        query.values.job ? (
          <JobView call={job} listTitle={page.title} hrefs={hrefs} />
        ) : (
          <>
            <ContentHead page={page} />
            <JobDirectory query={query} jobs={jobs} filters={filters.data} hrefs={hrefs} />
            <PageBlocks blocks={page.blocks} bandsAbove={1} />
          </>
        )
      }
    </DetailState>
  );
}
