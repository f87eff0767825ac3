import type { ExportTask } from '@portal/api-contract/account';
import { useCallback } from 'react';
import { isAuthError, toApiError, toNetworkError } from '../http/api-error';
import type { ApiRequest } from '../http/api-transport';
import { sessionExpired } from '../store/auth-info.slice';
import type { AppDispatch } from '../store/app-store';
import { useAppDispatch } from '../store/hooks';

/** A call that responds with a file. */
export type DownloadRequest = Pick<ApiRequest, 'method' | 'path' | 'query' | 'body'>;

/** Fetches a file with the caller's session; rejects with an `Error` whose message the visitor reads. */
export function useFetchFile(): (request: DownloadRequest) => Promise<Blob> {
  const dispatch = useAppDispatch();
  return useCallback((request) => fetchFile(dispatch, request), [dispatch]);
}

/** Fetches a file and hands it to the browser to keep, under a name; rejects like `useFetchFile`. */
export function useDownload(): (request: DownloadRequest, name: string) => Promise<void> {
  const fetchBlob = useFetchFile();
  return useCallback(async (request, name) => saveBlob(await fetchBlob(request), name), [fetchBlob]);
}

/** The two ways in which the files of a record are fetched. */
export function useFileCalls() {
  return { fetchFile: useFetchFile(), download: useDownload() };
}

/** The file that an export comes to. */
export interface ExportFile {
  /** Path of the call that responds with it, asked by the id of its task. */
  readonly path: string;
  /** What it is called, before the day on which it was asked for. */
  readonly title: string;
  readonly ending: 'xlsx' | 'zip';
}

/** Fetches the file of an export like `useDownload`, by the task that made it. */
export function useExportDownload({ path, title, ending }: ExportFile) {
  const download = useDownload();
  return ({ taskId, requestedAt }: Pick<ExportTask, 'taskId' | 'requestedAt'>): Promise<void> =>
    download({ method: 'GET', path, query: { taskId } }, `${title}-${requestedAt.slice(0, 10)}.${ending}`);
}

/** Fetches a file like `useFetchFile`, outside of components. */
export async function fetchFile(dispatch: AppDispatch, request: DownloadRequest): Promise<Blob> {
  const response = await dispatch((_dispatch, _getState, { transport }) =>
    transport({ ...request, bodyType: 'json', responseType: 'file' }),
  ).catch(() => undefined);
  if (response?.body instanceof Blob && response.status < 300) return response.body;
  const error = response ? toApiError(response) : toNetworkError();
  if (isAuthError(error)) dispatch(sessionExpired());
  throw new Error(error.msg || error.message);
}

function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read at the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
