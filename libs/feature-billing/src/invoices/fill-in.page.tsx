import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, addressesApi, invoicesApi, invoiceTitlesApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { usePolling } from '@portal/ui-account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { ApplicationPage } from './application-page';
import { FilledApplication } from './filled-application';

const BACK = { href: accountPaths.invoiceChooseOrders.href(), text: '选择订单' };

/** Pause between two looks at titles that are audited, in milliseconds. */
const POLL_MS = 10_000;

const data = pageData({ copy: urlField.text(32) }, ({ query: { copy } }) => ({
  titles: fetchFresh(invoiceTitlesApi.endpoints.listInvoiceTitles),
  addresses: fetchFresh(addressesApi.endpoints.listOwnAddresses),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  copied: fetchQuery(invoicesApi.endpoints.getInvoice, copy && { id: copy }),
}));

export const page = definePage({ data, Page: FillInPage });

/** 填写信息 (spec §2, apply/choose-invoice): title, type, medium and where it goes; previewed before it is sent. */
function FillInPage({ titles, addresses, profile, copied }: PageProps<typeof data>) {
  usePolling(titles.refetch, titles.data?.some(({ status }) => status === 1) ? POLL_MS : 0);
  return (
    <ApplicationPage step={2} back={BACK}>
      <QueryView
        result={titles}
        isHeld={profile.isLoading || addresses.isLoading || copied.isLoading}
        waiting={<Skeleton height={760} />}
        failure="发票抬头加载失败"
      >
        {(known) => (
          <FilledApplication
            account={profile.data?.account ?? ''}
            titles={known}
            addresses={addresses.data ?? []}
            copied={copied.data}
            onStale={() => void titles.refetch()}
          />
        )}
      </QueryView>
    </ApplicationPage>
  );
}
