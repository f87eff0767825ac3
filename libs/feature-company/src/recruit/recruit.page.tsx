import { DetailState } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks } from '../page-blocks/page-blocks';
import { JobDirectory } from './job-directory';
import { JobView } from './job-view';
import { readJobId } from './recruit-input';

/** Jobs: those that are open, what speaks for the company, and how it recruits; `job` in the address opens one. */
export function RecruitPage() {
  const [params] = useSearchParams();
  const id = readJobId(params);
  const call = useContent('recruit');
  return (
    <DetailState call={call}>
      {(page) =>
        id ? (
          <JobView id={id} listTitle={page.title} />
        ) : (
          <>
            <ContentHead page={page} />
            <JobDirectory />
            <PageBlocks blocks={page.blocks} bandsAbove={1} />
          </>
        )
      }
    </DetailState>
  );
}
