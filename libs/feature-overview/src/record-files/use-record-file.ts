import type { RecordFile } from '@portal/api-contract/account';
import { useDownload, useFetchFile } from '@portal/data-access-api/account';
import { selectPictureType } from '@portal/ui-account';
import type { FilePreview } from '@portal/ui-account/dialog';
import { useState } from 'react';

/** Opens files of a record: pictures in place, others as a download. */
export function useRecordFile() {
  const fetchFile = useFetchFile();
  const download = useDownload();
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
