import type { ExportTask } from '@portal/api-contract/account';
import { Alert, Button, type QueryState } from '@portal/ui-kit';
import { ExportDownload } from './export-download';
import { ExportProgress } from './export-progress';
import styles from './export-progress.module.css';

/** Props of `ExportStatus`. */
export interface ExportStatusProps {
  /** What is made, for those who do not see it. */
  readonly label: string;
  /** What is said where nothing is known of it. */
  readonly failure: string;
  readonly result: QueryState<ExportTask | null>;
  /** Saves the file of a task; rejects with what is to be said. */
  readonly onDownload: (task: ExportTask) => Promise<void>;
}

/** The last file of its kind that was asked for: on its way, to be fetched, or failed; nothing once it is gone. */
export function ExportStatus({ label, failure, result, onDownload }: ExportStatusProps) {
  const { data, isError, refetch } = result;
  if (isError)
    return (
      <Alert>
        {failure}
        <Button variant="text" onClick={() => void refetch()}>
          重新加载
        </Button>
      </Alert>
    );
  if (!data || data.status === 'expired') return null;
  return (
    <section className={styles.status} aria-label={label}>
      <ExportProgress task={data} />
      {data.status === 'done' && <ExportDownload onDownload={() => onDownload(data)} />}
    </section>
  );
}
