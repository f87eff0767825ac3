import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileDigests, type FileDigest } from '../../platform/files/file-digests';

/** The folder of white papers, which is no part of the public files. */
export interface WhitepaperFolder {
  /** What the white paper of a solution is; absent where there is none. */
  describe(solutionId: string): Promise<FileDigest | undefined>;
  read(solutionId: string): Promise<Buffer>;
}

/** Opens `whitepapers` of the content folder; a paper has the name of its solution, which the caller knows to exist. */
export function openWhitepaperFolder(contentDir: string): WhitepaperFolder {
  const readDigest = createFileDigests();
  const toPath = (solutionId: string) => join(contentDir, 'whitepapers', `${solutionId}.pdf`);
  return {
    describe: (solutionId) => readDigest(toPath(solutionId)),
    read: (solutionId) => readFile(toPath(solutionId)),
  };
}
