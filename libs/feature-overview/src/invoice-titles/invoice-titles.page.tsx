import type { InvoiceTitle } from '@portal/api-contract/account';
import { INVOICE_TITLE_LIMITS } from '@portal/api-contract/rules';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import {
  invoiceTitlesApi,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, cardStyles, usePolling } from '@portal/ui-account';
import { Alert, ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { useRecordAct } from '../record-form/use-record-act';
import styles from './invoice-titles.module.css';
import { TitleCard } from './title-card';

const CARD_HEIGHT = 300;
const POLL_MS = 10_000;

const data = pageData(() => ({ titles: fetchFresh(invoiceTitlesApi.endpoints.listInvoiceTitles) }));

export const page = definePage({ data, Page: InvoiceTitlesPage });

/** 发票抬头 (spec §2): whom invoices are made out to, and how their audits stand. */
function InvoiceTitlesPage({ titles: result }: PageProps<typeof data>) {
  const total = result.data?.length ?? 0;
  // Read again while one of them waits for its audit.
  usePolling(result.refetch, result.data?.some(isBeingAudited) ? POLL_MS : 0);
  const [setDefault, defaulting] = useSetDefaultInvoiceTitleMutation();
  const [withdraw, withdrawing] = useWithdrawInvoiceTitleMutation();
  const { failure, run } = useRecordAct();
  const addLink = (
    <ButtonLink href={accountPaths.invoiceTitleAdd.href()} variant="primary" size="compact">
      新增抬头
    </ButtonLink>
  );
  return (
    <AccountPage
      title="发票抬头"
      lead="企业和组织的抬头审核通过后即可用于开票；银行账号与电话加密保存。"
      actions={
        total > 0 && (
          <>
            <span className={cardStyles.count}>
              已保存 {total}/{INVOICE_TITLE_LIMITS.most}
            </span>
            {total < INVOICE_TITLE_LIMITS.most && addLink}
          </>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      <QueryView
        result={result}
        waiting={
          <div className={styles.list}>
            <Skeleton height={CARD_HEIGHT} />
            <Skeleton height={CARD_HEIGHT} />
          </div>
        }
      >
        {(titles) =>
          titles.length === 0 ? (
            <EmptyState message="还没有发票抬头。" action={addLink} />
          ) : (
            <ul className={styles.list}>
              {titles.map((title) => (
                <TitleCard
                  key={title.id}
                  title={title}
                  isBusy={defaulting.isLoading || withdrawing.isLoading}
                  onSetDefault={() => void run(setDefault({ id: title.id }))}
                  onWithdraw={() => void run(withdraw({ id: title.id }))}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </AccountPage>
  );
}

function isBeingAudited({ status }: InvoiceTitle): boolean {
  return status === 1;
}
