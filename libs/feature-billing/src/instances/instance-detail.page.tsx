import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { instancesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView } from '@portal/ui-kit';
import { isMissing } from '../is-missing';
import { RecordWaiting } from '../record-waiting';
import { InstanceView } from './instance-view';

const PAGE = { title: '产品详情', back: { href: accountPaths.instances.href(), text: '我的产品' } };

const data = pageData({ instanceId: urlField.text(64) }, ({ query: { instanceId } }) => ({
  instance: fetchFresh(instancesApi.endpoints.getInstance, instanceId && { instanceId }),
}));

export const page = definePage({ data, Page: InstanceDetailPage });

/** 产品详情 (spec §2, product-modal): the product in use that the URL names. */
function InstanceDetailPage({ query, instance: result }: PageProps<typeof data>) {
  if (isMissing(query.values.instanceId, result.error)) return <MissingInstance />;
  if (result.data) return <InstanceView key={result.data.instanceId} instance={result.data} page={PAGE} />;
  return (
    <AccountPage {...PAGE}>
      <QueryView result={result} isHeld={false} waiting={<RecordWaiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

function MissingInstance() {
  return (
    <AccountPage {...PAGE}>
      <EmptyState
        message="没有找到这个产品"
        action={<ButtonLink href={accountPaths.instances.href()}>返回产品列表</ButtonLink>}
      />
    </AccountPage>
  );
}
