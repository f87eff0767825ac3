import { useUpload } from '@portal/data-access-api/community';
import { useState } from 'react';
import { pictureMarkdown } from './content-text';

const PICTURE = /^image\/(png|jpeg)$/;

/** Pictures that are pasted, dropped or chosen: each is stored, then stands in the text. */
export function usePictures(insert: (markdown: string) => void) {
  const { store } = useUpload('community');
  const [message, setMessage] = useState('');

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      if (!PICTURE.test(file.type)) {
        setMessage(`${file.name} 不是 JPG 或 PNG 图片`);
        continue;
      }
      setMessage(`正在上传 ${file.name}…`);
      try {
        const { id } = await store(file);
        insert(`\n${pictureMarkdown(id, file.name)}\n`);
        setMessage('');
      } catch (error) {
        setMessage(`${file.name} 没有上传成功：${(error as Error).message}`);
      }
    }
  }

  return { message, add: (files: readonly File[]) => void add(files) };
}
