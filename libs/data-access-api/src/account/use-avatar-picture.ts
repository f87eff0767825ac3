import { useEffect, useState } from 'react';
import { useFetchFile } from './use-download';

/** Picture of a user as a `data:` address, which the page's policy allows; none until it has been fetched. */
export function useAvatarPicture(fileId: string): string | undefined {
  const fetchFile = useFetchFile();
  const [picture, setPicture] = useState<{ readonly fileId: string; readonly url: string }>();

  useEffect(() => {
    if (!fileId) return undefined;
    let isWanted = true;
    fetchFile({ method: 'GET', path: '/ptl/file/content', query: { id: fileId } })
      .then(toDataUrl)
      .then((url) => {
        if (isWanted) setPicture({ fileId, url });
      })
      // The letter stands in for a picture that cannot be had.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [fileId, fetchFile]);

  return picture?.fileId === fileId ? picture.url : undefined;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}
