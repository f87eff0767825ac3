import type { Download } from '@portal/api-contract';
import { join } from 'node:path';
import { createFileDigests } from '../../platform/files/file-digests';
import { HttpError } from '../../platform/http/http-error';
import type { ProductFile } from './products.tables';

/** The folder of files that products offer for download. */
export interface DownloadFolder {
  /** Size and SHA-256 of the file as it is now. Rejects with 404 when it is missing. */
  describe(file: ProductFile): Promise<Download>;
}

/** Opens `downloads` of the media folder. */
export function openDownloadFolder(mediaDir: string): DownloadFolder {
  const readDigest = createFileDigests();
  return {
    async describe({ id, name, version, file }) {
      const digest = await readDigest(join(mediaDir, 'downloads', file));
      if (digest === undefined) throw new HttpError(404, '下载文件不存在');
      const { size, sha256 } = digest;
      return { id, name, version, fileName: file, size, sha256, url: `/files/downloads/${encodeURIComponent(file)}` };
    },
  };
}
