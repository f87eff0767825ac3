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
  readonly message: string;
  readonly lastLine?: number;
  readonly extract?: string;
}

/** Errors and warnings of the Nu validator for a document, one line each. Needs Java. */
export async function validateHtml(html: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-html-'));
  const file = join(folder, 'page.html');
  try {
    writeFileSync(file, html);
    const jar = require('vnu-jar') as string;
    const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', file];
    const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 16 * 1024 * 1024 });
    const { messages } = JSON.parse(stdout) as { messages: readonly ValidatorMessage[] };
    return messages
      .filter(({ type, subType }) => type === 'error' || subType === 'warning')
      .map(({ message, extract = '' }) => `${message} | ${extract.trim().slice(0, 120)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
