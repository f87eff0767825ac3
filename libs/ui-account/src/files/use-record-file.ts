import type { RecordFile } from '@portal/api-contract/account';
import { useState } from 'react';
import type { FilePreview } from '../dialog/picture-dialog';
import { selectPictureType } from './picture-type';

interface FileRequest {
  readonly method: 'GET';
  readonly path: string;
  readonly query: { readonly id: string };
}

/** How files are fetched with the reader's session; both reject with an `Error` whose message the reader sees. */
export interface FileCalls {
  readonly fetchFile: (request: FileRequest) => Promise<Blob>;
  readonly download: (request: FileRequest, name: string) => Promise<void>;
}

/** Opens files of a record: pictures in place, others as a download. */
export function useRecordFile({ fetchFile, download }: FileCalls) {
  const [preview, setPreview] = useState<FilePreview | null>(null);
  const [busyId, setBusyId] = useState('');
  const [failure, setFailure] = useState('');

  async function open(file: RecordFile): Promise<void> {
    if (busyId) return;
    setBusyId(file.id);
    setFailure('');
    try {
      const request = { method: 'GET', path: '/ptl/file/content', query: { id: file.id } } as const;
      const pictureType = selectPictureType(file);
      if (pictureType) {
        const blob = await fetchFile(request);
        setPreview({ name: file.name, url: await toDataUrl(blob, pictureType) });
      } else {
        await download(request, file.name);
      }
    } catch (error) {
      setFailure(`${file.name}：${(error as Error).message}`);
    } finally {
      setBusyId('');
    }
  }

  return { open: (file: RecordFile) => void open(file), busyId, failure, preview, close: () => setPreview(null) };
}

function toDataUrl(blob: Blob, type: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('文件读取失败'));
    reader.readAsDataURL(new Blob([blob], { type }));
  });
}
