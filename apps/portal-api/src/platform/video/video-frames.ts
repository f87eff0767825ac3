import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { createSemaphore } from '../semaphore';
import { openVideoDoor, type ReadableFile } from './video-door';

/** A video that a picture is taken from. */
export interface VideoSource extends ReadableFile {
  /** Its length. */
  readonly seconds: number;
}

/** Takes pictures from videos. */
export interface VideoFrames {
  /**
   * A picture from near the beginning as a JPEG, at most 1280 pixels wide; `undefined` where there is none to be had in
   * time. Rejects where the program cannot run, or the signal ends it.
   */
  take(video: VideoSource, signal: AbortSignal): Promise<Buffer | undefined>;
}

/** Bounds of the work on one video. */
export interface FrameLimits {
  readonly timeoutMs: number;
  /** Bytes of a picture. */
  readonly maxBytes: number;
}

const LIMITS: FrameLimits = { timeoutMs: 20_000, maxBytes: 4 * 1024 * 1024 };

/** Serving visitors goes first. */
const AT_ONCE = { maxRunning: 1, maxWaiting: 20 };

/** Titles and fades are over by then. */
const LATEST_SECOND = 5;

/** Pictures of 8K and no more, and no piece of memory larger than this. */
const [MAX_PIXELS, MAX_PIECE_BYTES] = [7680 * 4320, 256 * 1024 * 1024];

/**
 * Takes pictures by ffmpeg, in a process of its own that knows no secret, reads nothing but the video, and is ended where
 * it takes too long or returns too much.
 */
export function createVideoFrames(program: string, limits: FrameLimits = LIMITS): VideoFrames {
  const withSemaphore = createSemaphore(AT_ONCE);

  async function take(video: VideoSource, signal: AbortSignal): Promise<Buffer | undefined> {
    signal.throwIfAborted();
    const door = await openVideoDoor(video);
    const child = spawn(program, listArguments(door.url, Math.min(LATEST_SECOND, video.seconds / 10)), {
      ...{ env: {}, stdio: ['ignore', 'pipe', 'ignore'], killSignal: 'SIGKILL', timeout: limits.timeoutMs, signal },
    });
    try {
      return await readPicture(child, limits.maxBytes);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      child.kill('SIGKILL');
      door.close();
    }
  }

  return { take: (video, signal) => withSemaphore(() => take(video, signal)) };
}

function listArguments(url: string, second: number): string[] {
  return [
    ...['-nostdin', '-v', 'error', '-max_alloc', String(MAX_PIECE_BYTES)],
    // A video may name other files: none of them is opened.
    ...['-protocol_whitelist', 'http,tcp', '-max_pixels', String(MAX_PIXELS), '-threads', '1'],
    ...['-f', 'mov', '-ss', second.toFixed(2), '-i', url, '-an', '-sn', '-dn', '-frames:v', '1'],
    ...['-vf', 'thumbnail=25,scale=min(1280\\,iw):-2', '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '4', 'pipe:1'],
  ];
}

async function readPicture(child: ChildProcess, maxBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  child.stdout?.on('data', (part: Buffer) => {
    size += part.length;
    if (size > maxBytes) child.kill('SIGKILL');
    else parts.push(part);
  });
  child.once('spawn', () => lowerPriority(child));
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 && size > 0 && size <= maxBytes ? Buffer.concat(parts) : undefined;
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
