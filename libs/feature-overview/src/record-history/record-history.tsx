import type { RecordFile, StatusLogEntry } from '@portal/api-contract/account';
import { useDownload, useFetchFile } from '@portal/data-access-api/account';
import type { Lifecycle } from '@portal/lifecycles';
import { RecordFiles, Timeline, useRecordFile } from '@portal/ui-account';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';

// The dialog is heavy, and few look at a picture.
const PictureDialog = lazy(() => import('./picture-dialog').then((module) => ({ default: module.PictureDialog })));

/** Props of `RecordHistory`. */
export interface RecordHistoryProps {
  readonly lifecycle: Lifecycle;
  /** What the files are called. */
  readonly filesLabel: string;
  readonly call: {
    readonly data?: { readonly files: readonly RecordFile[]; readonly log: readonly StatusLogEntry[] } | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
}

/** Files of a record, and what happened to it. */
export function RecordHistory({ lifecycle, filesLabel, call: { data, isError, error, refetch } }: RecordHistoryProps) {
  const { open, busyId, failure, preview, close } = useRecordFile({
    fetchFile: useFetchFile(),
    download: useDownload(),
  });
  if (!data) return isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={96} />;
  return (
    <>
      <RecordFiles label={filesLabel} files={data.files} busyId={busyId} onOpen={open} />
      {failure && <p role="alert">{failure}</p>}
      <Timeline lifecycle={lifecycle} log={data.log} />
      {preview && (
        <Suspense fallback={null}>
          <PictureDialog preview={preview} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
