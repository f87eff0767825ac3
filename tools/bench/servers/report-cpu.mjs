/** Answers the parent's question for this process's CPU time so far, in microseconds. */
export function reportCpuToParent() {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send({ cpu: user + system });
  });
}
