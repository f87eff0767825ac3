import type { ModelSubscription } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { modelSubscriptionsApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { AccountPage, RecordLink } from '@portal/ui-account';
import { RecordList, cellStyles } from '@portal/ui-account/records';
import { ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { ModelSections } from '../model-publishing/model-sections';
import { MODEL_COLUMNS } from './model-columns';
import { FIRST_TAB, listModelTabs, modelQuery } from './model-filter.rules';
import { toModelHref } from './model-hrefs';

const data = pageData(modelQuery, ({ query }) => ({
  models: fetchFresh(modelSubscriptionsApi.endpoints.listModelSubscriptions, {
    ...{ status: query.status ?? FIRST_TAB, pageNo: query.page, pageSize: query.size },
  }),
  counts: fetchFresh(modelSubscriptionsApi.endpoints.countModelSubscriptions),
}));

export const page = definePage({ data, Page: ModelListPage });

/** 我的模型 (spec §2, modelBase): the models that the reader may use, how often, and until when. */
function ModelListPage({ query, models, counts }: PageProps<typeof data>) {
  return (
    <AccountPage
      title="我的模型"
      lead="查看申请通过的工业模型、本月额度与到期时间，管理访问密钥，在线试用。"
      actions={
        <ButtonLink href={paths.industrialModel.href()} variant="primary" size="compact">
          浏览工业模型
        </ButtonLink>
      }
    >
      <ModelSections current="我使用的" />
      {counts.isLoading ? (
        <div role="status" aria-label="正在加载模型" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<ModelSubscription>
          name="模型"
          storageKey="model-subscription"
          columns={MODEL_COLUMNS}
          getKey={({ id }) => id}
          result={models}
          query={query}
          tabs={{ name: 'status', items: listModelTabs(counts.data) }}
          empty={{ message: '还没有可以使用的模型，申请通过后在这里查看' }}
          rowActions={({ id, subscriptionNo }) => (
            <div className={cellStyles.actions}>
              <RecordLink text="查看" name={subscriptionNo} href={toModelHref(id)} />
            </div>
          )}
        />
      )}
    </AccountPage>
  );
}
