import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program for specs that runs some JavaScript, of which `url` is what it was told to read; returns its path. */
export function makeProgram(script: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'portal-program-')), 'program');
  const url = `const url = process.argv[process.argv.indexOf('-i') + 1];`;
  writeFileSync(path, `#!${process.execPath}\n${url}\n${script}\n`, { mode: 0o755 });
  return path;
}
