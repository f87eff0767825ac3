import { definePage, fetchFresh, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, invoicesApi } from '@portal/data-access-api/account';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { ApplicationPage } from './application-page';
import { candidateQuery, toCandidateFilter } from './candidate-filter.rules';
import { OrderPicker } from './order-picker';

const data = pageData(candidateQuery, ({ query }) => {
  const filter = toCandidateFilter(query);
  const isNarrowed = Boolean(query.from || query.to);
  return {
    candidates: fetchFresh(invoicesApi.endpoints.listInvoiceCandidates, {
      ...filter,
      ...{ pageNo: query.page, pageSize: query.size },
    }),
    all: fetchFresh(invoicesApi.endpoints.listCandidateIds, { mode: filter.mode }),
    listed: isNarrowed ? fetchFresh(invoicesApi.endpoints.listCandidateIds, filter) : null,
    profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  };
});

export const page = definePage({ data, Page: ChooseOrdersPage });

/** 选择订单 (spec §2, apply/choose-order): orders or months that go on one invoice, across all pages of the list. */
function ChooseOrdersPage({ query, candidates, all, listed, profile }: PageProps<typeof data>) {
  const mode = query.values.mode ?? 'order';
  return (
    <ApplicationPage step={1}>
      <QueryView
        result={all}
        isHeld={profile.isLoading}
        waiting={<Skeleton height={560} />}
        failure="可开票订单加载失败"
      >
        {(known) => (
          <OrderPicker
            key={mode}
            mode={mode}
            account={profile.data?.account ?? ''}
            query={query}
            candidates={candidates}
            all={known}
            listed={query.isFiltered ? listed.data : known}
            firstId={query.values.orderNo}
          />
        )}
      </QueryView>
    </ApplicationPage>
  );
}
