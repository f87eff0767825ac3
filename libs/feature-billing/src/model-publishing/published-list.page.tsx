import type { PublishedModel } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { modelPublishingApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, RecordLink, usePolling } from '@portal/ui-account';
import { FilterSelect, RecordList, cellStyles } from '@portal/ui-account/records';
import { ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { ModelSections } from './model-sections';
import { PUBLISHED_COLUMNS } from './published-columns';
import { AUDIT_OPTIONS, listPublishedTabs, publishedQuery } from './published-filter.rules';
import { toEditHref, toPublishedHref } from './published-hrefs';
import { isWaiting } from './published-words';

const POLL_MS = 15_000;

const data = pageData(publishedQuery, ({ query }) => ({
  models: fetchFresh(modelPublishingApi.endpoints.listPublishedModels, {
    ...{ listingStatus: query.listing, auditStatus: query.audit, pageNo: query.page, pageSize: query.size },
  }),
  counts: fetchFresh(modelPublishingApi.endpoints.countPublishedModels),
}));

export const page = definePage({ data, Page: PublishedListPage });

/** 我发布的模型 (spec §2, modelBase): the models that the reader publishes, by listing and audit status. */
function PublishedListPage({ query, models, counts }: PageProps<typeof data>) {
  usePolling(models.refetch, models.data?.list.some(isWaiting) ? POLL_MS : 0);
  const publish = (
    <ButtonLink href={accountPaths.publishedModelEdit.href()} variant="primary" size="compact">
      发布模型
    </ButtonLink>
  );
  return (
    <AccountPage
      title="我的模型"
      lead="发布自己的工业模型，查看审核与上架状态，为已上架的模型更新版本。"
      actions={publish}
    >
      <ModelSections current="我发布的" />
      {counts.isLoading ? (
        <div role="status" aria-label="正在加载模型" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<PublishedModel>
          name="发布的模型"
          storageKey="published-model"
          columns={PUBLISHED_COLUMNS}
          getKey={({ id }) => id}
          result={models}
          query={query}
          tabs={{ name: 'listing', items: listPublishedTabs(counts.data) }}
          filters={<FilterSelect query={query} name="audit" label="审核状态" options={AUDIT_OPTIONS} />}
          empty={{ message: '还没有发布模型，完成实名认证后即可发布', action: publish }}
          rowActions={(row) => (
            <div className={cellStyles.actions}>
              <RecordLink text="查看" name={row.name} href={toPublishedHref(row.id)} />
              {canWrite(row) && <RecordLink text="编辑" name={row.name} href={toEditHref(row.id)} />}
            </div>
          )}
        />
      )}
    </AccountPage>
  );
}

/** Whether a version is open to be written. */
function canWrite({ status, revision }: PublishedModel): boolean {
  return status === 100 || status === 121 || revision === 'draft' || revision === 'rejected';
}
