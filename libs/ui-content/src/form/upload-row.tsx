import { CloseIcon } from '@portal/ui-kit';
import styles from './file-field.module.css';
import type { Upload } from './use-uploads';

/** Props of `UploadRow`. */
export interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: (upload: Upload) => void;
  readonly onCancel: (upload: Upload) => void;
}

/** A file on its way, or one that was not taken: how far it is, and what can be done. An item of a list. */
export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { file, percent, failure } = upload;
  if (failure) {
    return (
      <li className={styles.row}>
        <span className={styles.name}>{file.name}</span>
        <small className={styles.failed}>上传失败</small>
        <button
          type="button"

          aria-label={`重试上传 ${file.name}`}
          onClick={() => onRetry(upload)}
        >
          重试
        </button>
        <button
          type="button"

          aria-label={`移除 ${file.name}`}
          onClick={() => onCancel(upload)}
        >
          <CloseIcon size={16} />
        </button>
        <small className={`${styles.failed} ${styles.reason}`}>{failure}</small>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <small>{percent < 100 ? `上传中 ${percent}%` : '正在检查…'}</small>
      <button
        type="button"

        aria-label={`取消上传 ${file.name}`}
        onClick={() => onCancel(upload)}
      >
        取消
      </button>
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
