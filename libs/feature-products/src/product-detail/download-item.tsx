import type { ProductDetail } from '@portal/api-contract';
import { useQueryByDownloadIdQuery } from '@portal/data-access-api/pages';
import { Button, CopyIcon, copyText, IconButton, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './download-section.module.css';

/** Props of `DownloadItem`. */
export interface DownloadItemProps {
  readonly download: ProductDetail['downloads'][number];
  /** The file is looked up from now on. */
  readonly isSeen: boolean;
}

/** A file to download with its size and the sum to check it by. */
export function DownloadItem({ download: { id, name, version }, isSeen }: DownloadItemProps) {
  const { data: file, isError, refetch } = useQueryByDownloadIdQuery({ downloadId: id }, { skip: !isSeen });
  return (
    <li>
      <div className={styles.name}>
        <h3>{name}</h3>
        <span>
          {version}
          {file && ` · ${formatFileSize(file.size)}`}
        </span>
      </div>
      <div className={styles.sum}>{file && <Sum sha256={file.sha256} name={name} />}</div>
      {isError ? (
        <Button variant="plain" className={styles.action} onClick={() => void refetch()}>
          加载失败，重试
        </Button>
      ) : (
        <a className={styles.action} href={file?.url} download={file?.fileName} aria-disabled={!file || undefined}>
          下载<VisuallyHidden>{name}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}

function Sum({ sha256, name }: { readonly sha256: string; readonly name: string }) {
  const [message, setMessage] = useState('');

  async function copy() {
    // Without permission the sum still stands there to be selected.
    setMessage((await copyText(sha256)) ? '已复制' : '请手动复制');
  }

  return (
    <>
      <span>SHA-256</span>
      <code>{sha256}</code>
      <IconButton label={`复制 ${name} 的 SHA-256`} onClick={() => void copy()}>
        <CopyIcon size={16} />
      </IconButton>
      <span role="status">{message}</span>
    </>
  );
}

/** Size of a file as people read it, e.g. `1.2 MB`. */
function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(0)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
