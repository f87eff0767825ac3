import type { CaptchaAction, CaptchaPicture, StoredFile } from '@portal/api-contract';
import { useMemo, useState } from 'react';
import { formsApi, type UploadInput } from '../endpoints/forms.endpoints';
import { verificationApi } from '../endpoints/verification.endpoints';
import type { ApiError } from '../http/api-error';
import { useLeaveGuard } from '../session/use-leave-guard';
import type { AppDispatch } from '../store/app-store';
import { useAppDispatch } from '../store/hooks';

/** How a file on its way is followed and stopped. */
export interface UploadWatch extends Pick<UploadInput, 'onProgress'> {
  /** Hears that a file waits for a network, and that it goes on. */
  readonly onOffline?: (isOffline: boolean) => void;
  readonly signal?: AbortSignal;
}

/** Why a file was not stored, in the words the visitor reads. */
export interface UploadFailure extends Error {
  /** The file itself was rejected: sending it again ends the same way. */
  readonly isRejected: boolean;
}

/** Calls for the files of a form. */
export interface UploadCalls {
  /** Stores a file; rejects with an `UploadFailure`, and where its signal ends it. */
  store(file: File, watch?: UploadWatch): Promise<StoredFile>;
  /** Removes a stored file. What a record refers to stays with it, and what cannot be reached is forgotten after a day. */
  remove(id: string): Promise<void>;
  /** Hears whether files wait that are lost with the page: it is not left then without a question. */
  onPending(isPending: boolean): void;
}

/** What is asked before files that are not stored yet are left behind. */
export const PENDING_LOSS = '有附件还没有上传，离开后需要重新选择，确定离开？';

/** Errors that are not about the file: the session, the time it took, the number of calls. */
const PASSING_ERRORS: readonly number[] = [401, 403, 408, 429];

/** Calls for the files of a form, for one purpose. */
export function useUpload(unit: UploadInput['unit']): UploadCalls {
  const dispatch = useAppDispatch();
  const [isPending, onPending] = useState(false);
  useLeaveGuard(isPending, isPending ? PENDING_LOSS : '');
  return useMemo(() => ({ ...createUploadCalls(dispatch, unit), onPending }), [dispatch, unit]);
}

/** Calls that store small files and remove any, outside a component. */
export function createUploadCalls(dispatch: AppDispatch, unit: UploadInput['unit']): Omit<UploadCalls, 'onPending'> {
  const { uploadFile, deleteFile } = formsApi.endpoints;
  const options = { track: false };
  return {
    store: (file, { onProgress, signal } = {}) => {
      const sent = dispatch(uploadFile.initiate({ unit, file, onProgress }, options));
      signal?.addEventListener('abort', () => sent.abort());
      return sent.unwrap().catch((error: ApiError) => {
        throw toUploadFailure(error);
      });
    },
    remove: async (id) => void (await dispatch(deleteFile.initiate({ id }, options))),
  };
}

/** Calls of the captcha. */
export interface CaptchaCalls {
  loadPicture(): Promise<CaptchaPicture>;
  loadQuestion(): Promise<{ capcode: string; question: string; workBits?: number | undefined }>;
  check(response: { capcode: string; xpos?: number; answer?: string; proof?: string }): Promise<{ ticket: string }>;
}

/** Calls of the captcha for an action. */
export function createCaptchaCalls(dispatch: AppDispatch, action: CaptchaAction): CaptchaCalls {
  const { getPic, getQuestion, checkCapCode } = verificationApi.endpoints;
  const options = { track: false };
  return {
    loadPicture: () => settle(dispatch(getPic.initiate({ action }, options)).unwrap()),
    loadQuestion: () => settle(dispatch(getQuestion.initiate({ action }, options)).unwrap()),
    check: (response) => settle(dispatch(checkCapCode.initiate(response, options)).unwrap()),
  };
}

/** Calls of the captcha for a form of a page. */
export function useCaptchaCalls(action: CaptchaAction): CaptchaCalls {
  const dispatch = useAppDispatch();
  return useMemo(() => createCaptchaCalls(dispatch, action), [dispatch, action]);
}

/** A failed call becomes an error with the words the visitor reads. */
function settle<Data>(call: Promise<Data>): Promise<Data> {
  return call.catch(({ msg, message }: ApiError) => {
    throw new Error(msg || message);
  });
}

/** A failed call as an error with the words the visitor reads. */
export function toUploadFailure({ status, msg, message }: ApiError): UploadFailure {
  const isRejected = status >= 400 && status < 500 && !PASSING_ERRORS.includes(status);
  return Object.assign(new Error(msg || message), { isRejected });
}
