import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { instancesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordPage } from '@portal/ui-account';
import { InstanceView } from './instance-view';

const PAGE = { title: '产品详情', back: { href: accountPaths.instances.href(), text: '我的产品' } };
const MISSING = { message: '没有找到这个产品', back: '返回产品列表' };

const data = pageData({ instanceId: urlField.text(64) }, ({ query: { instanceId } }) => ({
  instance: fetchFresh(instancesApi.endpoints.getInstance, instanceId && { instanceId }),
}));

export const page = definePage({ data, Page: InstanceDetailPage });

/** 产品详情 (spec §2, product-modal): the product in use that the URL names. */
function InstanceDetailPage({ query, instance }: PageProps<typeof data>) {
  return (
    <RecordPage {...PAGE} id={query.values.instanceId} result={instance} missing={MISSING}>
      {(found) => <InstanceView key={found.instanceId} instance={found} page={PAGE} />}
    </RecordPage>
  );
}
