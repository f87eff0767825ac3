import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { modelSubscriptionsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordPage } from '@portal/ui-account';
import { ModelView } from './model-view';

const PAGE = { title: '模型详情', back: { href: accountPaths.modelBase.href(), text: '我的模型' } };
const MISSING = { message: '没有找到这个模型', back: '返回模型列表' };

const data = pageData({ id: urlField.text(64) }, ({ query: { id } }) => ({
  model: fetchFresh(modelSubscriptionsApi.endpoints.getModelSubscription, id && { id }),
}));

export const page = definePage({ data, Page: ModelDetailPage });

/** 模型详情 (spec §2, modelBase/details): the model in use that the URL names. */
function ModelDetailPage({ query, model }: PageProps<typeof data>) {
  return (
    <RecordPage {...PAGE} id={query.values.id} result={model} missing={MISSING}>
      {(found) => <ModelView key={found.id} model={found} page={PAGE} />}
    </RecordPage>
  );
}
