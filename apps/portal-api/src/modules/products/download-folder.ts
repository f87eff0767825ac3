import type { Download } from '@portal/api-contract';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../http/refusal';
import type { ProductFile } from './products.tables';

/** The folder of files that products offer for download. */
export interface DownloadFolder {
  /** Size and SHA-256 of the file as it is now. Refuses with 404 when it is missing. */
  describe(file: ProductFile): Promise<Download>;
}

interface Digest {
  readonly changedAt: number;
  readonly size: number;
  readonly sha256: string;
}

/** Opens `downloads` of the media folder. */
export function openDownloadFolder(mediaDir: string): DownloadFolder {
  const digests = new Map<string, Digest>();

  async function digest(path: string): Promise<Digest> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new Refusal(404, '下载文件不存在');
    const { mtimeMs, size } = found;
    const known = digests.get(path);
    if (known?.changedAt === mtimeMs && known.size === size) return known;
    const sha256 = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
    const fresh = { changedAt: mtimeMs, size, sha256 };
    digests.set(path, fresh);
    return fresh;
  }

  return {
    async describe({ id, name, version, file }) {
      const { size, sha256 } = await digest(join(mediaDir, 'downloads', file));
      return { id, name, version, fileName: file, size, sha256, url: `/files/downloads/${encodeURIComponent(file)}` };
    },
  };
}
