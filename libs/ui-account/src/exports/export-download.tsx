import { Button, DownloadIcon } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './export-progress.module.css';

/** Props of `ExportDownload`. */
export interface ExportDownloadProps {
  /** Saves the file; rejects with what is to be said. */
  readonly onDownload: () => Promise<void>;
}

/** Fetches the file of an export. */
export function ExportDownload({ onDownload }: ExportDownloadProps) {
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState('');

  function save() {
    setIsLoading(true);
    setFailure('');
    onDownload()
      .catch((error: Error) => setFailure(error.message))
      .finally(() => setIsLoading(false));
  }

  return (
    <>
      <Button variant="primary" size="compact" disabled={isLoading} onClick={save}>
        <DownloadIcon size={18} />
        {isLoading ? '下载中…' : '下载'}
      </Button>
      {failure && (
        <span role="alert" className={styles.alert}>
          {failure}
        </span>
      )}
    </>
  );
}
