import { baseApi } from '../api/api';
import { fetchFile } from '../account/use-download';
import { toNetworkError } from '../http/api-error';
import type { AppDispatch } from '../store/app-store';

/** Pictures of users by their files, as `data:` URLs, which the page's policy allows. */
export const avatarApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFileContent: build.query<string, string>({
      queryFn: async (id, { dispatch }) => {
        try {
          const request = { method: 'GET', path: '/ptl/file/content', query: { id } } as const;
          const file = await fetchFile(dispatch as AppDispatch, request);
          return { data: await toDataUrl(file) };
        } catch {
          // A figure stands in for a picture that cannot be had.
          return { error: toNetworkError() };
        }
      },
    }),
  }),
});

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}

export const { useGetFileContentQuery } = avatarApi;
