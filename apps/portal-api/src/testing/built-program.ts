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
  return buildOnce('built', 'const builder = await createBuilder(config);');
}

/** A program of specs alone, by the place of its source in `src`; built like the others. */
export function buildTestProgram(name: string, source: string): string {
  const input = JSON.stringify({ [name]: join('src', source) });
  const folder = buildOnce(
    name,
    `const { serverConfig } = await import('../../tools/build/vite-shared.mjs');
     const own = serverConfig(process.cwd(), ${input});
     const builder = await createBuilder({ ...own, ...config, configFile: false, build: { ...own.build, ...config.build },
       builder: { buildApp: (all) => all.build(all.environments.ssr) } });`,
  );
  return join(folder, `${name}.js`);
}

function buildOnce(name: string, makeBuilder: string): string {
  const programs = toProgramFolder(process.env['PORTAL_TEST_RUN'] ?? '');
  const built = join(programs, name);
  if (existsSync(built)) return built;
  const own = join(programs, `${name}-${process.pid}`);
  const script = `
    import { createBuilder } from 'vite';
    const build = { outDir: ${JSON.stringify(own)} };
    const config = { configFile: 'vite.config.mts', logLevel: 'warn', build };
    ${makeBuilder}
    await builder.buildApp();
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: PROJECT, stdio: 'pipe' });
  // Another process may have been quicker; ours are as good.
  if (existsSync(built)) return own;
  renameSync(own, built);
  return built;
}
