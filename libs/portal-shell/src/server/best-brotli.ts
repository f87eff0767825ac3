import { brotliCompress, constants } from 'node:zlib';

/** As well as can be: a dozen milliseconds for a few kilobytes, hundreds for a long page. */
export const BEST_BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** Bodies that wait at most. */
const MAX_WAITING = 100;

interface Waiting {
  readonly body: Buffer;
  readonly onMade: (brotli: Buffer) => void;
}

const queue: Waiting[] = [];

/** Compresses a body as well as can be, in its turn. Returns whether there is room in the queue. */
export function queueBestBrotli(body: Buffer, onMade: Waiting['onMade']): boolean {
  if (queue.length >= MAX_WAITING) return false;
  queue.push({ body, onMade });
  if (queue.length === 1) compressNext();
  return true;
}

// One at a time: files are read and passwords checked by the same few threads.
function compressNext(): void {
  const [next] = queue;
  if (!next) return;
  brotliCompress(next.body, BEST_BROTLI, (error, brotli) => {
    // Without it the quick form is sent on.
    if (!error) next.onMade(brotli);
    queue.shift();
    compressNext();
  });
}
