import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { modelPublishingApi } from '@portal/data-access-api/account';
import { AccountPage, usePolling } from '@portal/ui-account';
import { QueryView } from '@portal/ui-kit';
import { isMissing } from '../is-missing';
import { RecordWaiting } from '../record-waiting';
import { MissingModel } from './missing-model';
import { PUBLISHED_PAGE } from './published-page';
import { PublishedView } from './published-view';
import { isWaiting } from './published-words';

const POLL_MS = 15_000;

const data = pageData({ id: urlField.text(32) }, ({ query: { id } }) => ({
  model: fetchFresh(modelPublishingApi.endpoints.getPublishedModel, id && { id }),
}));

export const page = definePage({ data, Page: PublishedDetailPage });

/** 发布的模型 (spec §2, modelBase/details): the published model that the URL names. */
function PublishedDetailPage({ query, model: result }: PageProps<typeof data>) {
  usePolling(result.refetch, result.data && isWaiting(result.data) ? POLL_MS : 0);
  if (isMissing(query.values.id, result.error)) return <MissingModel />;
  if (result.data) return <PublishedView key={result.data.id} model={result.data} page={PUBLISHED_PAGE} />;
  return (
    <AccountPage {...PUBLISHED_PAGE}>
      <QueryView result={result} isHeld={false} waiting={<RecordWaiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}
