import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { trialsApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { OpenTrial } from './open-trial';
import { TRIAL_PAGE } from './trial-page';
import { isMoving, TRIAL_ACTIONS, type TrialAction } from './trial-words';

const POLL_MS = 10_000;

const MISSING = { message: '没有找到这个试用', back: '返回我的试用' };
const HEIGHTS = { summary: 132, main: 360, aside: 360 };

const ACTIONS = Object.keys(TRIAL_ACTIONS) as TrialAction[];

const data = pageData({ id: urlField.text(32), act: urlField.choice(ACTIONS) }, ({ query: { id } }) => ({
  trial: fetchFresh(trialsApi.endpoints.getTrial, id && { id }),
}));

export const page = definePage({ data, Page: TrialDetailPage });

/** 试用详情 (spec §2): the trial the URL names, with what happened to it and what can be done. */
function TrialDetailPage({ query, trial: result }: PageProps<typeof data>) {
  const { id, act } = query.values;
  usePolling(result.refetch, result.data && isMoving(result.data) ? POLL_MS : 0);
  return (
    <RecordPage {...TRIAL_PAGE} id={id} result={result} missing={MISSING} heights={HEIGHTS}>
      {(trial) => (
        <OpenTrial key={`${id} ${act ?? ''}`} trial={trial} act={act} onStale={() => void result.refetch()} />
      )}
    </RecordPage>
  );
}
