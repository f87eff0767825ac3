import { useGetFileContentQuery } from '../endpoints/avatar.endpoints';

/** Picture of a user as a `data:` URL; none until it has been fetched, once for all places that show it. */
export function useAvatarPicture(fileId: string): string | undefined {
  return useGetFileContentQuery(fileId, { skip: !fileId }).currentData;
}
