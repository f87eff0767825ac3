import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { modelPublishingApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { MISSING_MODEL, PUBLISHED_PAGE } from './published-page';
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
  return (
    <RecordPage {...PUBLISHED_PAGE} id={query.values.id} result={result} missing={MISSING_MODEL}>
      {(model) => <PublishedView key={model.id} model={model} page={PUBLISHED_PAGE} />}
    </RecordPage>
  );
}
