import type { Quote } from '@portal/api-contract';
import { type ApiError, useBrand } from '@portal/data-access-api';
import { useGetQuoteQuery } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { ButtonLink, Container, DetailState, PageHead, readText } from '@portal/ui-content';
import { EmptyState } from '@portal/ui-kit';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WithProfile } from '../shared/with-profile';
import { OrderConfirmation } from './order-confirmation';
import { type OrderReceipt, OrderResult } from './order-result';
import { StepsBar } from './steps-bar';

/** Second and third step of a purchase: what is ordered, and what became of it. */
export function PurchaseProcessPage() {
  const { homeHref } = useBrand();
  const [params] = useSearchParams();
  const quoteId = readText(params, 'quoteId', 64);
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '产品', href: paths.product.href() }, { text: '确认订单' }]}
        title="确认订单"
        text="核对配置与金额，同意服务协议后提交。"
      />
      {quoteId ? <Process key={quoteId} quoteId={quoteId} /> : <NoQuote message="请先选择要购买的配置" />}
    </>
  );
}

function Process({ quoteId }: { readonly quoteId: string }) {
  const [receipt, setReceipt] = useState<OrderReceipt | null>(null);
  const call = useGetQuoteQuery({ quoteId }, { refetchOnMountOrArgChange: true });
  const code = (call.error as ApiError | undefined)?.code;
  if (!receipt && (code === '404' || code === '410')) return <NoQuote message="报价已失效，请重新选择配置" />;
  return (
    <DetailState call={call}>
      {(quote) => (
        <Container>
          <StepsBar current={receipt ? 3 : 2} />
          {receipt ? <OrderResult receipt={receipt} /> : <Confirmation quote={quote} onOrdered={setReceipt} />}
        </Container>
      )}
    </DetailState>
  );
}

function Confirmation(props: { readonly quote: Quote; readonly onOrdered: (receipt: OrderReceipt) => void }) {
  return <WithProfile>{(profile) => <OrderConfirmation {...props} account={profile?.account ?? ''} />}</WithProfile>;
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
