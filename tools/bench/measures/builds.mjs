import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

const BUILD = ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--output-style=stream'];

/** Time of a build with nothing to do, and what a change in one brand makes nx build again. */
export function measureBuilds(root) {
  const build = () => execFileSync('node', BUILD, { cwd: root, encoding: 'utf8' });
  build();
  const start = performance.now();
  build();
  const unchangedSeconds = (performance.now() - start) / 1000;

  const file = join(root, 'apps/root-portal/src/portal.config.ts');
  const source = readFileSync(file, 'utf8');
  try {
    appendFileSync(file, `\n// ${Date.now()}\n`);
    const output = build();
    return { unchangedSeconds, rebuilt: listBuiltProjects(output) };
  } finally {
    writeFileSync(file, source);
    build();
  }
}

// nx marks what it took from its cache behind the task's name.
function listBuiltProjects(output) {
  const tasks = [...output.matchAll(/> nx run ([\w-]+):build(.*)/g)];
  return [...new Set(tasks.filter((task) => !/cache|match/.test(task[2])).map((task) => task[1]))];
}
