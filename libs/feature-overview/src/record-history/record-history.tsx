import type { RecordFile, StatusLogEntry } from '@portal/api-contract/account';
import { useFileCalls } from '@portal/data-access-api/account';
import type { Lifecycle } from '@portal/lifecycles';
import { OpenedPicture, RecordFiles, Timeline, useRecordFile } from '@portal/ui-account';
import { type QueryState, QueryView, Skeleton } from '@portal/ui-kit';

/** Props of `RecordHistory`. */
export interface RecordHistoryProps {
  readonly lifecycle: Lifecycle;
  /** What the files are called. */
  readonly filesLabel: string;
  readonly result: QueryState<RecordPast>;
}

interface RecordPast {
  readonly files: readonly RecordFile[];
  readonly log: readonly StatusLogEntry[];
}

/** Files of a record, and what happened to it. */
export function RecordHistory({ result, ...shown }: RecordHistoryProps) {
  return (
    <QueryView result={result} waiting={<Skeleton height={96} />}>
      {(past) => <Past {...shown} {...past} />}
    </QueryView>
  );
}

function Past({ lifecycle, filesLabel, files, log }: Omit<RecordHistoryProps, 'result'> & RecordPast) {
  const { open, busyId, failure, preview, close } = useRecordFile(useFileCalls());
  return (
    <>
      <RecordFiles label={filesLabel} files={files} busyId={busyId} onOpen={open} />
      {failure && <p role="alert">{failure}</p>}
      <Timeline lifecycle={lifecycle} log={log} />
      <OpenedPicture preview={preview} close={close} />
    </>
  );
}
