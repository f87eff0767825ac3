import { invoiceTitlesApi } from '@portal/data-access-api/account';

/** The name of an own title; one that is gone is chosen again with the application. */
export function TitleName({ id }: { readonly id: string }) {
  const { data, isError } = invoiceTitlesApi.useListInvoiceTitlesQuery();
  if (isError) return '—';
  return data ? (data.find((title) => title.id === id)?.name ?? '已删除，开票时重新选择') : '…';
}
