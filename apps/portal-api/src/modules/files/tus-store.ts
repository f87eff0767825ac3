import { FILE_PIECE_BYTES } from '@portal/api-contract';
import { DataStore, Upload } from '@tus/server';
import type { Readable } from 'node:stream';
import { cutPieces } from '../../platform/files/file-pieces';
import type { createLargeUploads } from '../../platform/files/large-uploads.service';
import type { UploadRow } from '../../platform/files/upload-rows';

type LargeUploads = ReturnType<typeof createLargeUploads>;

/** An answer of the tus protocol to a mistake. */
interface TusError {
  readonly status_code: number;
  readonly body: string;
}

const GONE: TusError = { status_code: 404, body: '文件已失效，请重新上传' };
const TAKEN_OVER: TusError = { status_code: 409, body: '文件正在其他页面上传' };
const TOO_SHORT: TusError = { status_code: 400, body: '每次至少发送1 MB，最后一次除外' };

/**
 * Keeps what the tus protocol brings for one file, which its caller has been found to own. Only whole pieces count: what
 * came of one before the line was cut is sent again.
 */
export class TusStore extends DataStore {
  override readonly extensions = ['termination'];
  readonly #uploads: LargeUploads;
  readonly #owned: (id: string) => Promise<UploadRow | undefined>;

  constructor(uploads: LargeUploads, owned: (id: string) => Promise<UploadRow | undefined>) {
    super();
    this.#uploads = uploads;
    this.#owned = owned;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received } = await this.#require(id);
    return new Upload({ id, size, offset: received });
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await this.#require(id);
    let received = offset;
    for await (const piece of cutPieces(stream)) {
      const isWhole = piece.length === FILE_PIECE_BYTES || received + piece.length === upload.size;
      if (!isWhole) break;
      if (!(await this.#uploads.append(upload, received, piece))) throw TAKEN_OVER;
      received += piece.length;
    }
    if (received === offset && offset < upload.size) throw TOO_SHORT;
    return received;
  }

  override async remove(id: string): Promise<void> {
    await this.#uploads.purge(await this.#require(id));
  }

  async #require(id: string): Promise<UploadRow> {
    const upload = await this.#owned(id);
    if (upload === undefined) throw GONE;
    return upload;
  }
}
