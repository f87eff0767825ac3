const startedAt = process.hrtime.bigint();

/**
 * One line of progress with the seconds since the program started.
 * @param {string} message
 */
export function reportProgress(message) {
  const seconds = Number(process.hrtime.bigint() - startedAt) / 1e9;
  process.stdout.write(`${seconds.toFixed(1).padStart(6)} s  ${message}\n`);
}

/**
 * Lines set off by an empty line before and after.
 * @param {string[]} lines
 */
export function reportBlock(lines) {
  process.stdout.write(`\n${lines.map((line) => (line ? `  ${line}` : '')).join('\n')}\n\n`);
}
