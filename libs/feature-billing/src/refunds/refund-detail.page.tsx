import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { refundsApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { OpenRefund } from './open-refund';
import { RefundApplication } from './refund-application';
import { NO_REFUND, REFUND_PAGE } from './refund-page';
import { REFUND_ACTION_NAMES } from './refund-words';

/** Pause between two looks at a refund while its page is looked at, in milliseconds. */
const POLLING_MS = 30_000;

const data = pageData(
  { refundNo: urlField.text(32), orderNo: urlField.text(32), act: urlField.choice(REFUND_ACTION_NAMES) },
  ({ query: { refundNo, orderNo } }) => ({
    refund: fetchFresh(refundsApi.endpoints.getRefund, refundNo && { refundNo }),
    options: fetchFresh(refundsApi.endpoints.getRefundOptions, !refundNo && orderNo && { orderNo }),
  }),
);

export const page = definePage({ data, Page: RefundDetailPage });

/** 退款详情 (spec §2, refund-details): the refund that the URL names, or the application for one of the order it names. */
function RefundDetailPage({ query, refund: result, options }: PageProps<typeof data>) {
  const { refundNo, orderNo, act } = query.values;
  usePolling(result.refetch, refundNo ? POLLING_MS : 0);
  if (!refundNo && orderNo) return <RefundApplication orderNo={orderNo} result={options} />;
  return (
    <RecordPage {...REFUND_PAGE} id={refundNo} result={result} missing={NO_REFUND}>
      {(refund) => <OpenRefund key={refund.refundNo} refund={refund} act={act} onStale={() => void result.refetch()} />}
    </RecordPage>
  );
}
