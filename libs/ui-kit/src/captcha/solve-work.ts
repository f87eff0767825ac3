/** Tries between two breaths of the page. */
const BATCH = 20_000;

/**
 * Finds the number for which SHA-256 of `{capcode}:{number}` begins with so many zero bits. The page stays usable in the
 * meantime. The browser's own SHA-256 is not asked: it waits for every single answer, and exists on safe origins alone.
 */
export async function solveWork(capcode: string, bits: number): Promise<string> {
  for (let start = 0; ; start += BATCH) {
    for (let number = start; number < start + BATCH; number += 1) {
      if (hashHead(`${capcode}:${number}`) >>> (32 - bits) === 0) return String(number);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The first 32 bits of SHA-256 of a text of at most 55 ASCII characters, which is one block. */
export function hashHead(text: string): number {
  const bytes = new DataView(new ArrayBuffer(256));
  for (let index = 0; index < text.length; index += 1) bytes.setUint8(index, text.charCodeAt(index));
  bytes.setUint8(text.length, 0x80);
  bytes.setInt32(60, text.length * 8);
  for (let place = 64; place < 256; place += 4) {
    const [early, late] = [bytes.getInt32(place - 60), bytes.getInt32(place - 8)];
    const first = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const second = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    bytes.setInt32(place, bytes.getInt32(place - 64) + first + bytes.getInt32(place - 28) + second);
  }
  return mix(bytes);
}

function mix(words: DataView): number {
  let [a, b, c, d, e, f, g, h] = START;
  ROUNDS.forEach((round, index) => {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + round + words.getInt32(index * 4)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return (START[0] + a) >>> 0;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

type State = [number, number, number, number, number, number, number, number];

/** Fractions of the roots of the first primes, as the standard defines its constants. */
const PRIMES = listPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => toWord(Math.sqrt(prime))) as State;
const ROUNDS = PRIMES.map((prime) => toWord(Math.cbrt(prime)));

function listPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

function toWord(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}
