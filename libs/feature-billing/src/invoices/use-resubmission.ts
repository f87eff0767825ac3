import type { InvoiceDetail } from '@portal/api-contract/account';
import { invoicesApi } from '@portal/data-access-api/account';
import { toSubmissionError } from '@portal/ui-forms';
import { accountPaths } from '@portal/portal-paths/account';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApplicationDraft, useChosenCandidates } from './application-draft';

const PAGE_SIZE = 100;

/** Copies an application that came to nothing into a new one: all of its orders, and how it was filled in. */
export function useResubmission({ id, total, orderCount }: InvoiceDetail, account: string) {
  const navigate = useNavigate();
  const { saveDraft } = useChosenCandidates(account);
  const { clearDraft } = useApplicationDraft(account);
  const [listOrders] = invoicesApi.useLazyListInvoicedOrdersQuery();
  const [isCopying, setIsCopying] = useState(false);
  const [failure, setFailure] = useState('');

  async function resubmit(): Promise<void> {
    setIsCopying(true);
    setFailure('');
    const ids: string[] = [];
    for (let pageNo = 1; ids.length < orderCount; pageNo += 1) {
      const { data, error } = await listOrders({ id, pageNo, pageSize: PAGE_SIZE });
      if (!data) {
        setFailure(toSubmissionError(error).msg);
        setIsCopying(false);
        return;
      }
      if (data.list.length === 0) break;
      ids.push(...data.list.map(({ orderNo }) => orderNo));
    }
    clearDraft();
    saveDraft({ mode: 'order', ids, orderCount: ids.length, amount: total });
    void navigate(accountPaths.invoiceFillIn.href(undefined, { copy: id }));
  }

  return { isCopying, failure, resubmit };
}
