import { useGetInvoiceTitleQuery } from '@portal/data-access-api/account';
import { invoiceTitleLifecycle } from '@portal/lifecycles';
import { HistoryToggle } from '../record-history/history-toggle';
import { RecordHistory } from '../record-history/record-history';

/** Props of `TitleHistory`. */
export interface TitleHistoryProps {
  readonly id: string;
  /** Grows when something happens to the title: its history is read again. */
  readonly version: number;
}

/** What happened to a title and its evidence, fetched when it is opened. */
export function TitleHistory({ id, version }: TitleHistoryProps) {
  return (
    <HistoryToggle label="审核记录">
      <History key={version} id={id} />
    </HistoryToggle>
  );
}

function History({ id }: { readonly id: string }) {
  const result = useGetInvoiceTitleQuery({ id }, { refetchOnMountOrArgChange: true });
  return <RecordHistory lifecycle={invoiceTitleLifecycle} filesLabel="资质附件" result={result} />;
}
