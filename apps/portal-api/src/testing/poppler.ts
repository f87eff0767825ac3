import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Programs of poppler that look at documents. */
type PopplerProgram = 'pdffonts' | 'pdfinfo' | 'pdfsig' | 'pdftotext';

/** What a program of poppler says of a PDF; `PDF` among the arguments stands for its file. */
export async function askPoppler(program: PopplerProgram, pdf: Uint8Array, args: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pdf-'));
  const file = join(folder, 'document.pdf');
  try {
    await writeFile(file, pdf);
    const { stdout } = await run(
      program,
      args.map((arg) => (arg === 'PDF' ? file : arg)),
      { encoding: 'utf8' },
    );
    return stdout;
  } catch (error) {
    if (isMissing(error))
      throw new Error(`${program} is missing: documents are read by poppler, install poppler-utils`);
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The text of a PDF, in the order in which it was written. */
export function readPdfText(pdf: Uint8Array): Promise<string> {
  return askPoppler('pdftotext', pdf, ['-raw', 'PDF', '-']);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
