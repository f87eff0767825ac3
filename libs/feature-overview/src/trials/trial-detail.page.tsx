import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { trialsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, RecordColumns, usePolling } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { OpenTrial } from './open-trial';
import { TRIAL_PAGE } from './trial-page';
import { isMoving, TRIAL_ACTIONS, type TrialAction } from './trial-words';

const POLL_MS = 10_000;

const ACTIONS = Object.keys(TRIAL_ACTIONS) as TrialAction[];

const data = pageData({ id: urlField.text(32), act: urlField.choice(ACTIONS) }, ({ query: { id } }) => ({
  trial: fetchFresh(trialsApi.endpoints.getTrial, id && { id }),
}));

export const page = definePage({ data, Page: TrialDetailPage });

/** 试用详情 (spec §2): the trial the URL names, with what happened to it and what can be done. */
function TrialDetailPage({ query, trial: result }: PageProps<typeof data>) {
  const { id, act } = query.values;
  usePolling(result.refetch, result.data && isMoving(result.data) ? POLL_MS : 0);
  if (!id || result.error?.code === '404') return <MissingTrial />;
  if (result.data)
    return <OpenTrial key={`${id} ${act ?? ''}`} trial={result.data} act={act} onStale={() => void result.refetch()} />;
  return (
    <AccountPage {...TRIAL_PAGE}>
      <QueryView result={result} waiting={<Waiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

function MissingTrial() {
  return (
    <AccountPage {...TRIAL_PAGE}>
      <EmptyState
        message="没有找到这个试用"
        action={<ButtonLink href={accountPaths.overviewTryProduct.href()}>返回我的试用</ButtonLink>}
      />
    </AccountPage>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton height={132} />
      <RecordColumns main={<Skeleton height={360} />} aside={<Skeleton height={360} />} />
    </>
  );
}
