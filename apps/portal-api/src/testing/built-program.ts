import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../platform/package-folders';

const PROJECT = join(findPackageFolder('migrations'), '..');

/** Folder of a test run for its programs; inside the project, where they find their packages. */
export function toProgramFolder(runId: string): string {
  return join(PROJECT, '.cache', `programs-${runId}`);
}

/** Folder with the programs as they are installed, built by the first spec of a test run that asks. */
export function buildProgram(): string {
  const programs = toProgramFolder(process.env['PORTAL_TEST_RUN'] ?? '');
  const built = join(programs, 'built');
  if (existsSync(built)) return built;
  const own = join(programs, `${process.pid}`);
  const script = `
    import { createBuilder } from 'vite';
    const build = { outDir: ${JSON.stringify(own)} };
    const builder = await createBuilder({ configFile: 'vite.config.mts', logLevel: 'warn', build });
    await builder.buildApp();
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: PROJECT, stdio: 'pipe' });
  // Another process may have been quicker; ours are as good.
  if (existsSync(built)) return own;
  renameSync(own, built);
  return built;
}
