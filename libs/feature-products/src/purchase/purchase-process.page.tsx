import type { Quote } from '@portal/api-contract';
import type { InvoiceTitle } from '@portal/api-contract/account';
import { definePage, fetchFresh, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { certificationApi, formsApi, invoiceTitleListApi } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { Container, DetailState, PageHead } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { useState } from 'react';
import { WithProfile } from '../shared/with-profile';
import { OrderConfirmation } from './order-confirmation';
import { type OrderReceipt, OrderResult } from './order-result';
import { isPurchaseStopped, StandingNotice } from './standing-notice';
import { StepsBar } from './steps-bar';

const data = pageData({ quoteId: urlField.text(64) }, ({ query: { quoteId } }) => ({
  quote: fetchFresh(formsApi.endpoints.getQuote, quoteId && { quoteId }),
  titles: fetchQuery(invoiceTitleListApi.endpoints.listInvoiceTitles),
  standing: fetchFresh(certificationApi.endpoints.findUserCertification),
}));

export const page = definePage({ data, Page: PurchaseProcessPage });

/** Second and third step of a purchase: what is ordered, and what became of it. */
function PurchaseProcessPage({ query, quote, ...known }: PageProps<typeof data>) {
  const { quoteId } = query.values;
  return (
    <>
      <PageHead
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '确认订单' }]}
        title="确认订单"
        text="核对配置与金额，同意服务协议后提交。"
      />
      {quoteId ? <Process key={quoteId} result={quote} {...known} /> : <NoQuote message="请先选择要购买的配置" />}
    </>
  );
}

interface ProcessProps {
  readonly result: PageProps<typeof data>['quote'];
  readonly titles: PageProps<typeof data>['titles'];
  readonly standing: PageProps<typeof data>['standing'];
}

function Process({ result, ...known }: ProcessProps) {
  const [receipt, setReceipt] = useState<OrderReceipt | null>(null);
  const code = result.error?.code;
  if (!receipt && (code === '404' || code === '410')) return <NoQuote message="报价已失效，请重新选择配置" />;
  return (
    <DetailState result={result}>
      {(quote) => (
        <Container>
          <StepsBar current={receipt ? 3 : 2} />
          {receipt ? (
            <OrderResult receipt={receipt} />
          ) : (
            <Confirmation quote={quote} {...known} onOrdered={setReceipt} />
          )}
        </Container>
      )}
    </DetailState>
  );
}

interface ConfirmationProps extends Pick<ProcessProps, 'titles' | 'standing'> {
  readonly quote: Quote;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

/** An order can be made without a title, and so where they cannot be read. */
function Confirmation({ titles, standing, ...props }: ConfirmationProps) {
  const usable: readonly InvoiceTitle[] = titles.data?.filter(({ status }) => status === 2) ?? [];
  return (
    <WithProfile isHeld={titles.isLoading || standing.isLoading}>
      {(profile) => (
        <>
          <StandingNotice standing={standing.data} />
          <OrderConfirmation
            {...props}
            titles={usable}
            account={profile?.account ?? ''}
            isStopped={isPurchaseStopped(standing.data)}
          />
        </>
      )}
    </WithProfile>
  );
}

function NoQuote({ message }: { readonly message: string }) {
  return (
    <Container>
      <EmptyState
        message={message}
        action={
          <ButtonLink href={paths.product.href()} variant="primary">
            选择产品
          </ButtonLink>
        }
      />
    </Container>
  );
}
