import { useDownload, useFetchFile, useGetInvoiceTitleQuery } from '@portal/data-access-api/account';
import { invoiceTitleLifecycle } from '@portal/lifecycles';
import { RecordFiles, Timeline, useRecordFile } from '@portal/ui-account';
import { ChevronDownIcon, DataNotice, Skeleton } from '@portal/ui-kit';
import { lazy, Suspense, useId, useState } from 'react';
import styles from './invoice-titles.module.css';

// The dialog is heavy, and few look at a picture.
const PictureDialog = lazy(() => import('./picture-dialog').then((module) => ({ default: module.PictureDialog })));

/** Props of `TitleHistory`. */
export interface TitleHistoryProps {
  readonly id: string;
  /** Grows when something happens to the title: its history is read again. */
  readonly version: number;
}

/** What happened to a title and its evidence, fetched when it is opened. */
export function TitleHistory({ id, version }: TitleHistoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        审核记录
        <ChevronDownIcon size={16} />
      </button>
      <div id={panelId} className={styles.history} hidden={!isOpen}>
        {isOpen && <History key={version} id={id} />}
      </div>
    </div>
  );
}

function History({ id }: { readonly id: string }) {
  const { data, isError, error, refetch } = useGetInvoiceTitleQuery({ id }, { refetchOnMountOrArgChange: true });
  const { open, busyId, failure, preview, close } = useRecordFile({
    fetchFile: useFetchFile(),
    download: useDownload(),
  });
  if (!data) return isError ? <DataNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={96} />;
  return (
    <>
      <RecordFiles label="资质附件" files={data.files} busyId={busyId} onOpen={open} />
      {failure && <p role="alert">{failure}</p>}
      <Timeline lifecycle={invoiceTitleLifecycle} log={data.log} />
      {preview && (
        <Suspense fallback={null}>
          <PictureDialog preview={preview} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
