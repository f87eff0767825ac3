import { useAppDispatch } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { useState } from 'react';
import type { OfferedPart } from './open-file';
import styles from './media-detail.module.css';

/** Props of `MaterialFile`. */
export interface MaterialFileProps {
  readonly mid: string;
  readonly fileUrl: string;
  readonly name: string | undefined;
  readonly type: string | undefined;
}

/** Ways to the file of a material: what its author has uploaded is downloaded and previewed after a login. */
export function MaterialFile({ mid, fileUrl, name, type }: MaterialFileProps) {
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState('');
  if (!fileUrl.startsWith('/ptl/'))
    return (
      <a href={fileUrl} download={name}>
        下载
      </a>
    );

  async function open(part: OfferedPart): Promise<void> {
    setMessage('正在打开…');
    const { openFile } = await import('./open-file');
    setMessage(await openFile(dispatch, mid, part));
  }

  return (
    <span className={styles.file}>
      <Button variant="text" onClick={() => void open('file')}>
        下载
      </Button>
      {type === 'pdf' && (
        <Button variant="text" onClick={() => void open('preview')}>
          预览
        </Button>
      )}
      <small role="status">{message}</small>
    </span>
  );
}
