import { lazy, Suspense } from 'react';
import type { useRecordFile } from './use-record-file';

// The dialog is heavy, and few look at a picture.
const PictureDialog = lazy(() =>
  import('../dialog/picture-dialog').then((module) => ({ default: module.PictureDialog })),
);

/** The picture that `useRecordFile` has opened, over the page; nothing while there is none. */
export function OpenedPicture({ preview, close }: Pick<ReturnType<typeof useRecordFile>, 'preview' | 'close'>) {
  if (!preview) return null;
  return (
    <Suspense fallback={null}>
      <PictureDialog preview={preview} onClose={close} />
    </Suspense>
  );
}
