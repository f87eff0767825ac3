import { readFileSync } from 'node:fs';

/** Whether a process runs; one that ended and waits for its parent counts as ended. */
export function isProcessAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return readState(pid) !== 'Z';
}

/** When a process started, in the system's own ticks; tells a process from a later one with the same number. */
export function readProcessStart(pid: number): string {
  return readStatFields(pid)[19] ?? '';
}

function readState(pid: number): string | undefined {
  return readStatFields(pid)[0];
}

// Fields after the program's name, which is in brackets and may hold spaces. Empty where /proc is missing.
function readStatFields(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
