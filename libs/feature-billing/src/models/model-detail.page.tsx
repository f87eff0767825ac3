import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { modelSubscriptionsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView } from '@portal/ui-kit';
import { isMissing } from '../is-missing';
import { RecordWaiting } from '../record-waiting';
import { ModelView } from './model-view';

const PAGE = { title: '模型详情', back: { href: accountPaths.modelBase.href(), text: '我的模型' } };

const data = pageData({ id: urlField.text(64) }, ({ query: { id } }) => ({
  model: fetchFresh(modelSubscriptionsApi.endpoints.getModelSubscription, id && { id }),
}));

export const page = definePage({ data, Page: ModelDetailPage });

/** 模型详情 (spec §2, modelBase/details): the model in use that the URL names. */
function ModelDetailPage({ query, model: result }: PageProps<typeof data>) {
  if (isMissing(query.values.id, result.error)) return <MissingModel />;
  if (result.data) return <ModelView key={result.data.id} model={result.data} page={PAGE} />;
  return (
    <AccountPage {...PAGE}>
      <QueryView result={result} isHeld={false} waiting={<RecordWaiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

function MissingModel() {
  return (
    <AccountPage {...PAGE}>
      <EmptyState
        message="没有找到这个模型"
        action={<ButtonLink href={accountPaths.modelBase.href()}>返回模型列表</ButtonLink>}
      />
    </AccountPage>
  );
}
