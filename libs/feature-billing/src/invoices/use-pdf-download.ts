import type { InvoiceBrief } from '@portal/api-contract/account';
import { useDownload } from '@portal/data-access-api/account';
import { useState } from 'react';

/** Saves the PDF of an invoice, and tells why it did not come. */
export function usePdfDownload() {
  const download = useDownload();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  function save({ id, number }: Pick<InvoiceBrief, 'id' | 'number'>) {
    setIsBusy(true);
    setFailure('');
    void download({ method: 'GET', path: '/ptl/invoice/download', query: { id, format: 'pdf' } }, `发票-${number}.pdf`)
      .catch((error: Error) => setFailure(`${number}：${error.message}`))
      .finally(() => setIsBusy(false));
  }

  return { isBusy, failure, save };
}
