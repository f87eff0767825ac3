import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { buildProgram } from './built-program';

/** Stands before what is told of a run. */
const MARK = '\u0001run ';

/** Runs a program again and again, each time when nothing of the run before is left to be done. */
const DRIVER = `
  import { once } from 'node:events';
  const [program, ...runs] = process.argv.splice(1);
  process.argv[1] = program;
  let before = { user: 0, system: 0 };
  for (const [index, args] of runs.entries()) {
    process.argv.splice(2, Infinity, ...JSON.parse(args));
    process.exitCode = undefined;
    await import(program + '?' + index);
    await once(process, 'beforeExit');
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const told = { code: process.exitCode, processorMs: (user + system) / 1000 };
    process.stdout.write(${JSON.stringify(MARK)} + JSON.stringify(told) + '\\n');
  }`;

/** What a run of a program has printed, and what it cost. */
export interface MeasuredRun {
  readonly code: number;
  readonly lines: readonly string[];
  /** Milliseconds of processor time; of the first run, the start of the process is a part. */
  readonly processorMs: number;
}

/** Runs a program as it is installed with one list of arguments after the other, in a process in which nothing else counts. */
export async function runMeasured(
  program: string,
  runs: readonly (readonly string[])[],
  variables: Readonly<Record<string, string>>,
): Promise<MeasuredRun[]> {
  const url = pathToFileURL(join(buildProgram(), program)).href;
  const args = ['--input-type=module', '-e', DRIVER, url, ...runs.map((one) => JSON.stringify(one))];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const lines = stdout.split('\n');
  const ends = lines.flatMap((line, index) => (line.startsWith(MARK) ? [index] : []));
  if (ends.length < runs.length) throw new Error(`${program} has not come to its end: ${stderr}`);
  return ends.map((end, index) => ({
    ...(JSON.parse((lines[end] ?? '').slice(MARK.length)) as Pick<MeasuredRun, 'code' | 'processorMs'>),
    lines: lines.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end),
  }));
}
