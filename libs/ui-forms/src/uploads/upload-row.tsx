import { Button } from '@portal/ui-kit';
import styles from './file-field.module.css';
import { describeShrinking, type Upload } from './use-uploads';

/** Props of `UploadRow`. */
export interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: (upload: Upload) => void;
  readonly onCancel: (upload: Upload) => void;
  /** Asks for another file in place of one that was rejected. */
  readonly onReplace?: () => void;
}

/** A file on its way, or one that was not taken: how far it is, and what can be done. An item of a list. */
export function UploadRow({ upload, onRetry, onCancel, onReplace }: UploadRowProps) {
  const { file, state, percent, failure } = upload;
  if (failure) {
    return (
      <li className={styles.row}>
        <span className={styles.name}>{file.name}</span>
        <small className={styles.failed}>{state === 'rejected' ? '不符合要求' : '上传失败'}</small>
        {state === 'failed' && (
          <Button variant="plain" aria-label={`重试上传 ${file.name}`} onClick={() => onRetry(upload)}>
            重试
          </Button>
        )}
        {state === 'rejected' && onReplace && (
          <Button variant="plain" aria-label={`重新选择 ${file.name}`} onClick={onReplace}>
            重新选择
          </Button>
        )}
        <Button variant="plain" aria-label={`删除 ${file.name}`} onClick={() => onCancel(upload)}>
          删除
        </Button>
        <small className={`${styles.failed} ${styles.reason}`}>{failure}</small>
      </li>
    );
  }
  const shrinking = describeShrinking(upload);
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      {shrinking && <small className={styles.shrinking}>{shrinking}</small>}
      <small>{describeProgress(upload)}</small>
      <Button variant="plain" aria-label={`取消上传 ${file.name}`} onClick={() => onCancel(upload)}>
        取消
      </Button>
      <span
        className={styles.bar}
        role="progressbar"
        aria-label={`${file.name} 上传进度`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
    </li>
  );
}

function describeProgress({ state, percent, isOffline }: Upload): string {
  if (state === 'shrinking') return '正在压缩…';
  if (isOffline) return `网络已断开，恢复后自动继续（${percent}%）`;
  return percent < 100 ? `上传中 ${percent}%` : '正在检查…';
}
