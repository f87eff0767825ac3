/**
 * Milliseconds of processor time that this process spent on something. Unlike the time on the clock it does not tell
 * how busy the machine is.
 */
export async function measureProcessorTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
