/**
 * What the failed tasks of a run of Nx printed, or the failed tests of a TAP report; everything where that cannot be
 * told.
 * @param {string} output without colours
 */
export function selectFailures(output) {
  const failed = readFailedTasks(output);
  const blocks = output
    .split(/^(?=> nx run )/m)
    .filter((block) => failed.includes(block.match(/^> nx run (\S+)/)?.[1] ?? ''));
  return blocks.length > 0
    ? blocks
        .join('')
        .split(/^ NX {3}/m)[0]
        .trimEnd()
    : selectFailedTests(output) || output;
}

/** @param {string} output */
function selectFailedTests(output) {
  return output
    .split(/^(?= *# Subtest: )/m)
    .filter((test) => /^ *not ok /m.test(test))
    .join('');
}

/** @param {string} output */
function readFailedTasks(output) {
  const list = output.match(/^Failed tasks:\s+((?:- .+\s+)+)/m)?.[1] ?? '';
  return [...list.matchAll(/^- (\S+)/gm)].map(([, task]) => task);
}
