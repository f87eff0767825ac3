import { type FileResponse, StreamedFileResponse } from '../http/raw-response';
import { nameByType } from './file-names';
import { type PieceOptions, readPieces } from './file-pieces';
import type { StoredFileRow } from './files.repository';
import { toMediaType } from './media-type';
import { readFileContent } from './uploads.service';

/**
 * A file as the response of a call, however it is kept. The caller of this function has made sure that it may be read,
 * and says whether it is to be shown in place, which large files can be.
 */
export async function respondWithFile(
  options: PieceOptions,
  file: StoredFileRow,
  { isShown = false }: { readonly isShown?: boolean } = {},
): Promise<FileResponse | StreamedFileResponse> {
  if (file.pieces === 0) return readFileContent(options, file);
  const { id, size } = file;
  const content = {
    size,
    tag: id,
    read: (range: Parameters<typeof readPieces>[2]) => readPieces(options, file, range),
  };
  return new StreamedFileResponse(content, nameByType(file.name, file.type), toMediaType(file.type), isShown);
}
