import type { InvoiceTitle } from '@portal/api-contract/account';
import { INVOICE_TITLE_LIMITS } from '@portal/api-contract/rules';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import {
  invoiceTitlesApi,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { usePolling } from '@portal/ui-account';
import { useRecordAction } from '../record-form/use-record-action';
import { CardListPage } from '../shared/card-list-page';
import styles from './invoice-titles.module.css';
import { TitleCard } from './title-card';

const POLL_MS = 10_000;

const data = pageData(() => ({ titles: fetchFresh(invoiceTitlesApi.endpoints.listInvoiceTitles) }));

export const page = definePage({ data, Page: InvoiceTitlesPage });

/** 发票抬头 (spec §2): whom invoices are made out to, and how their audits stand. */
function InvoiceTitlesPage({ titles }: PageProps<typeof data>) {
  // Read again while one of them waits for its audit.
  usePolling(titles.refetch, titles.data?.some(isBeingAudited) ? POLL_MS : 0);
  const [setDefault, defaulting] = useSetDefaultInvoiceTitleMutation();
  const [withdraw, withdrawing] = useWithdrawInvoiceTitleMutation();
  const { failure, run } = useRecordAction();
  return (
    <CardListPage
      title="发票抬头"
      lead="企业和组织的抬头审核通过后即可用于开票；银行账号与电话加密保存。"
      result={titles}
      max={INVOICE_TITLE_LIMITS.most}
      addHref={accountPaths.invoiceTitleAdd.href()}
      addText="新增抬头"
      empty="还没有发票抬头。"
      failure={failure}
      className={styles.list}
      cardHeight={300}
    >
      {(title) => (
        <TitleCard
          key={title.id}
          title={title}
          isBusy={defaulting.isLoading || withdrawing.isLoading}
          onSetDefault={() => void run(setDefault({ id: title.id }))}
          onWithdraw={() => void run(withdraw({ id: title.id }))}
        />
      )}
    </CardListPage>
  );
}

function isBeingAudited({ status }: InvoiceTitle): boolean {
  return status === 1;
}
