import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TIMEOUT_MS = 60_000;
const MAX_OUTPUT = 256 * 1024 * 1024;

// Nothing that a repository may configure is run.
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false', '-c', 'core.quotePath=false'];

/**
 * Days (`YYYY-MM-DD`) of the last commits of a folder's files, by their paths in it. Empty where git does not know the
 * folder or only its newest state, and where there is no git.
 */
export async function readGitDays(folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  const isShallow = await runGit(folder, ['rev-parse', '--is-shallow-repository']);
  if (isShallow?.trim() !== 'false') return days;
  const log = await runGit(folder, ['log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', '.']);
  let day = '';
  for (const line of (log ?? '').split('\n')) {
    if (line.startsWith('\0')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}

/** `undefined` where git cannot say it: then nobody does. */
async function runGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    const options = { cwd: folder, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT };
    return (await run('git', [...SAFE, ...args], { ...options, encoding: 'utf8' })).stdout;
  } catch {
    // No git, no repository, or one without commits: none of them is a fault of the documents.
    return undefined;
  }
}
