/**
 * Answers the parent's questions: for this process's CPU time so far, in microseconds, and for the bytes of its heap and
 * of its buffers after its garbage was collected, which needs `--expose-gc`.
 */
export function reportCpuToParent() {
  const questions = { cpu: readCpu, memory: readMemory };
  process.on('message', (message) => {
    const read = questions[message];
    if (read) process.send({ [message]: read() });
  });
}

function readCpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function readMemory() {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
