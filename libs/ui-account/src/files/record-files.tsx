import type { RecordFile } from '@portal/api-contract/account';
import { Button, formatSize, VisuallyHidden } from '@portal/ui-kit';
import { selectPictureType } from './picture-type';
import styles from './record-files.module.css';

/** Props of `RecordFiles`. */
export interface RecordFilesProps {
  readonly label: string;
  readonly files: readonly RecordFile[];
  readonly busyId: string;
  readonly onOpen: (file: RecordFile) => void;
}

/** Files of a record as buttons: pictures are shown, others downloaded. */
export function RecordFiles({ label, files, busyId, onOpen }: RecordFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <li key={file.id}>
          <Button variant="plain" className={styles.file} aria-busy={busyId === file.id} onClick={() => onOpen(file)}>
            <VisuallyHidden>{selectPictureType(file) ? '预览' : '下载'}</VisuallyHidden>
            <span className={styles.type} aria-hidden="true">
              {file.type.toUpperCase()}
            </span>
            <span className={styles.name}>{file.name}</span>
            <small className={styles.size}>{busyId === file.id ? '读取中…' : formatSize(file.size)}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
}
