import { type ChildProcess, fork } from 'node:child_process';
import { findBuiltProgram } from '../package-folders';
import { createSemaphore } from '../semaphore';
import { type InspectedFile, type Inspection, READY } from './upload-inspection';

/** Looks at uploads where nothing else can come to harm. */
export interface UploadInspector {
  inspect(file: InspectedFile): Promise<Inspection>;
}

export interface InspectorOptions {
  /** Returns the program that inspects one file, where it is not the one of this build. */
  readonly findProgram?: () => string;
  /** How long a file may take. */
  readonly timeoutMs?: number;
  /** How much the parsers of a file may keep, in megabytes. */
  readonly heapMb?: number;
  /** Called with files that were given up. */
  readonly onFailure: (error: unknown) => void;
}

const TIMEOUT_MS = 15_000;

/** Of a machine that has much to do, also to start a process. */
const START_MS = 30_000;
const HEAP_MB = 256;

/** A picture of the largest size takes 130 MB while it is redrawn, however few bytes it has. */
const INSPECTIONS = { maxRunning: 2, maxWaiting: 20 };

/**
 * Has each file inspected by a process of its own: one that takes too long, too much or falls is ended, the server
 * goes on, and nothing of one upload is left for the next. Rejects only where the program itself cannot run.
 */
export function createUploadInspector(options: InspectorOptions): UploadInspector {
  const {
    findProgram = () => findBuiltProgram('inspect-upload'),
    timeoutMs = TIMEOUT_MS,
    heapMb = HEAP_MB,
    onFailure,
  } = options;
  const withSemaphore = createSemaphore(INSPECTIONS);

  async function inspect(file: InspectedFile): Promise<Inspection> {
    const child = fork(findProgram(), [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMb}`],
      // It needs no secrets, and writes no log.
      ...{ env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    });
    try {
      return await ask(child, file, timeoutMs);
    } catch (error) {
      if (!(error instanceof AbandonedError)) throw error;
      onFailure(error);
      return { finding: 'unreadable' };
    } finally {
      child.kill('SIGKILL');
    }
  }

  return { inspect: (file) => withSemaphore(() => inspect(file)) };
}

class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

function ask(child: ChildProcess, file: InspectedFile, timeoutMs: number): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    let isReady = false;
    let timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.on('message', (message) => {
      if (message !== READY) return resolve(message as Inspection);
      isReady = true;
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      // Whether it arrives shows in the response, or in the end of the process.
      child.send(file, () => undefined);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      const end = `ended with ${signal ?? code} at a ${file.type} of ${file.bytes.length} bytes`;
      if (isReady) reject(new AbandonedError(`The inspection ${end}`));
      else reject(new Error(`The inspection could not begin: it ${end}`));
    });
  });
}
