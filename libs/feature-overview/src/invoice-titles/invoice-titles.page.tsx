import { definePage } from '@portal/data-access-api';
import type { InvoiceTitle } from '@portal/api-contract/account';
import { INVOICE_TITLE_LIMITS } from '@portal/api-contract/rules';
import {
  useListInvoiceTitlesQuery,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, cardStyles, PENDING, usePageVisible } from '@portal/ui-account';
import { Alert, ButtonLink, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { useRecordAct } from '../record-form/use-record-act';
import styles from './invoice-titles.module.css';
import { TitleCard } from './title-card';

const CARD_HEIGHT = 300;
const POLL_MS = 10_000;

export const page = definePage({ Page: InvoiceTitlesPage });

/** 发票抬头 (spec §2): whom invoices are made out to, and how their audits stand. */
function InvoiceTitlesPage() {
  const { titles, isError, error, refetch } = useWatchedTitles();
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
        titles &&
        titles.length > 0 && (
          <>
            <span className={cardStyles.count}>
              已保存 {titles.length}/{INVOICE_TITLE_LIMITS.most}
            </span>
            {titles.length < INVOICE_TITLE_LIMITS.most && addLink}
          </>
        )
      }
    >
      {failure && <Alert>{failure}</Alert>}
      {!titles && isError && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!titles && !isError && (
        <div className={styles.list} role="status" aria-label="加载中" {...PENDING}>
          <Skeleton height={CARD_HEIGHT} />
          <Skeleton height={CARD_HEIGHT} />
        </div>
      )}
      {titles?.length === 0 && <EmptyState message="还没有发票抬头。" action={addLink} />}
      {titles && titles.length > 0 && (
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
      )}
    </AccountPage>
  );
}

/** The titles, read again while one of them waits for its audit and somebody looks. */
function useWatchedTitles() {
  const isVisible = usePageVisible();
  const [isWaiting, setIsWaiting] = useState(false);
  const {
    data: titles,
    isError,
    error,
    refetch,
  } = useListInvoiceTitlesQuery(undefined, {
    pollingInterval: isWaiting && isVisible ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const hasWaiting = titles?.some(isBeingAudited) ?? false;
  if (hasWaiting !== isWaiting) setIsWaiting(hasWaiting);
  return { titles, isError, error, refetch };
}

function isBeingAudited({ status }: InvoiceTitle): boolean {
  return status === 1;
}
