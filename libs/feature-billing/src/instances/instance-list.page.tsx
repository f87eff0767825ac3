import { type Instance, ORDER_LIMITS } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { instancesApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { AccountPage, RecordLink } from '@portal/ui-account';
import { FilterText, RecordList, cellStyles } from '@portal/ui-account/records';
import { ButtonLink, PENDING, Skeleton } from '@portal/ui-kit';
import { INSTANCE_COLUMNS } from './instance-columns';
import { instanceQuery, listInstanceTabs, toInstanceFilter } from './instance-filter.rules';
import { toInstanceHref, toRenewHref, toUpgradeHref } from './instance-hrefs';

const data = pageData(instanceQuery, ({ query }) => ({
  instances: fetchFresh(instancesApi.endpoints.listInstances, {
    ...toInstanceFilter(query),
    ...{ pageNo: query.page, pageSize: query.size },
  }),
  counts: fetchFresh(instancesApi.endpoints.countInstances),
}));

export const page = definePage({ data, Page: InstanceListPage });

/** 我的产品 (spec §2): what the reader has, and until when. */
function InstanceListPage({ query, instances, counts }: PageProps<typeof data>) {
  return (
    <AccountPage
      title="我的产品"
      lead="查看已开通的产品、到期时间与用量，续费、升级，管理访问密钥。"
      actions={
        <ButtonLink href={paths.product.href()} variant="primary" size="compact">
          选购产品
        </ButtonLink>
      }
    >
      {counts.isLoading ? (
        <div role="status" aria-label="正在加载产品" {...PENDING}>
          <Skeleton height={560} />
        </div>
      ) : (
        <RecordList<Instance>
          name="产品"
          storageKey="instance"
          columns={INSTANCE_COLUMNS}
          getKey={({ instanceId }) => instanceId}
          result={instances}
          query={query}
          tabs={{ name: 'status', items: listInstanceTabs(counts.data) }}
          filters={
            <FilterText
              query={query}
              name="keyword"
              label="关键词"
              placeholder="产品名称或编号"
              maxLength={ORDER_LIMITS.keyword}
            />
          }
          empty={{ message: '还没有使用中的产品，订单开通后可以在这里查看' }}
          rowActions={({ instanceId, instanceNo, status }) => (
            <div className={cellStyles.actions}>
              <RecordLink text="查看" name={instanceNo} href={toInstanceHref(instanceId)} />
              {status !== 40 && <RecordLink text="续费" name={instanceNo} href={toRenewHref(instanceId)} />}
              {status === 10 && <RecordLink text="升级" name={instanceNo} href={toUpgradeHref(instanceId)} />}
            </div>
          )}
        />
      )}
    </AccountPage>
  );
}
