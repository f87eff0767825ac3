import { useMemo, useState } from 'react';
import type { ApiError } from '../http/api-error';
import { useLeaveGuard } from '../session/use-leave-guard';
import { useAppDispatch } from '../store/hooks';
import { createUploadCalls, PENDING_LOSS, toUploadFailure, type UploadCalls } from './form-calls';

/** Calls for large files of materials and videos: they are sent in pieces, by code that is loaded with the first. */
export function useLargeUpload(): UploadCalls {
  const dispatch = useAppDispatch();
  const [isPending, onPending] = useState(false);
  useLeaveGuard(isPending, isPending ? PENDING_LOSS : '');
  return useMemo(
    () => ({
      ...createUploadCalls(dispatch, 'community'),
      store: async (file, watch = {}) => {
        const { storeLargeFile } = await import('./large-upload');
        return storeLargeFile(dispatch, file, watch).catch((error: ApiError) => {
          throw toUploadFailure(error);
        });
      },
      onPending,
    }),
    [dispatch],
  );
}
