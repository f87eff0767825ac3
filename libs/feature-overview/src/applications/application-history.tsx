import { useGetApplicationQuery } from '@portal/data-access-api/account';
import { applicationLifecycle } from '@portal/lifecycles';
import { HistoryToggle } from '../record-history/history-toggle';
import { RecordHistory } from '../record-history/record-history';

/** Props of `ApplicationHistory`. */
export interface ApplicationHistoryProps {
  readonly applicationNo: string;
  /** Grows when something happens to the application: its history is read again. */
  readonly version: number;
}

/** What happened to an application and what came with it, fetched when it is opened. */
export function ApplicationHistory({ applicationNo, version }: ApplicationHistoryProps) {
  return (
    <HistoryToggle label="办理进度">
      <History key={version} applicationNo={applicationNo} />
    </HistoryToggle>
  );
}

function History({ applicationNo }: { readonly applicationNo: string }) {
  const result = useGetApplicationQuery({ applicationNo }, { refetchOnMountOrArgChange: true });
  return <RecordHistory lifecycle={applicationLifecycle} filesLabel="提交的附件" result={result} />;
}
