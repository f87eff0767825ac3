import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

interface ValidatorMessage {
  readonly type: string;
  readonly subType?: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Errors and warnings of the Nu validator for documents by their names, one line each. Needs Java, whose start takes
 * longer than all of them: they go through it together.
 */
export async function validateHtml(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-html-'));
  const names = [...documents.keys()];
  try {
    const files = names.map((_name, index) => join(folder, `${index}.html`));
    files.forEach((file, index) => writeFileSync(file, documents.get(names[index] ?? '') ?? ''));
    const jar = require('vnu-jar') as string;
    const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout) as { messages: readonly ValidatorMessage[] };
    return messages
      .filter(({ type, subType }) => type === 'error' || subType === 'warning')
      .map(({ url = '', message, extract = '' }) => {
        const name = names[Number(/(\d+)\.html$/.exec(url)?.[1])] ?? url;
        return `${name}: ${message} | ${extract.trim().slice(0, 120)}`;
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
