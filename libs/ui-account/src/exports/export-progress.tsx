import type { ExportTask } from '@portal/api-contract/account';
import { formatSize } from '@portal/ui-kit';
import { formatBeijingTime } from '../format/beijing-time';
import styles from './export-progress.module.css';

/** Props of `ExportProgress`. */
export interface ExportProgressProps {
  readonly task: ExportTask;
}

/** Whether the file of an export is still being made. */
export function isExporting(task: ExportTask | null | undefined): boolean {
  return task?.status === 'waiting' || task?.status === 'running';
}

/** How far a file is that is made in the background, and until when it can be fetched. */
export function ExportProgress({ task }: ExportProgressProps) {
  const { status, progress, size, requestedAt, expireAt } = task;
  if (isExporting(task)) {
    return (
      <div className={styles.progress}>
        <progress value={progress} max={100} aria-label="导出进度" />
        <span>{status === 'waiting' ? '排队中' : `正在整理 ${progress}%`}</span>
      </div>
    );
  }
  return (
    <p className={styles.state} data-state={status} role="status">
      {status === 'done' && `${formatSize(size)}，可下载至 ${formatBeijingTime(expireAt ?? requestedAt)}`}
      {status === 'failed' && '上一次导出没有成功，您可以立即重新导出。'}
      {status === 'expired' && `${formatBeijingTime(requestedAt)} 的导出文件已过期。`}
    </p>
  );
}
