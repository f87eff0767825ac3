import { growTo } from './columns';

const PAGE_BITS = 20;
const PAGE = 1 << PAGE_BITS;
const LINK = 4;
/** Sizes of a list's slices, one after another, with their link: rare words need little, common ones waste little. */
const SLICES = [12, 20, 32, 52, 84, 132, 212, 340, 548, 876, 1404, 2244, 4096];

/** Called for each document of a list, in ascending order; `code` is 0 for a word that stands once in the text alone. */
type Visit = (document: number, code: number) => void;

/** For each word, the documents that have it. */
export interface PostingLists {
  /** Adds a document to a list; documents come in ascending order. A code is at most 255. */
  add(list: number, document: number, code: number): void;
  read(list: number, visit: Visit): void;
  /** How many documents a list has, removed ones included. */
  count(list: number): number;
  /** Bytes in use. */
  readBytes(): number;
}

/**
 * Lists in slices of large arrays: a document takes one or two bytes, as the gap from the one before it. A slice ends
 * with the address of the next.
 */
export function createPostingLists(): PostingLists {
  const pages: Uint8Array[] = [new Uint8Array(PAGE)];
  let free = 0;
  let heads = new Uint32Array(1024);
  let ends = new Uint32Array(1024);
  let limits = new Uint32Array(1024);
  let lasts = new Int32Array(1024).fill(-1);
  let counts = new Uint32Array(1024);
  let levels = new Uint8Array(1024);
  let lists = 0;

  const pageOf = (address: number) => pages[address >>> PAGE_BITS] as Uint8Array;

  function allocate(size: number): number {
    if ((free & (PAGE - 1)) + size > PAGE || free >= pages.length * PAGE) {
      if (free < pages.length * PAGE) free = pages.length * PAGE;
      pages.push(new Uint8Array(PAGE));
    }
    const address = free;
    free += size;
    return address;
  }

  function open(list: number): void {
    if (list >= heads.length) {
      const length = Math.max(list + 1, Math.ceil(heads.length * 1.5));
      heads = growTo(heads, length);
      ends = growTo(ends, length);
      limits = growTo(limits, length);
      counts = growTo(counts, length);
      levels = growTo(levels, length);
      const known = lasts.length;
      lasts = growTo(lasts, length).fill(-1, known);
    }
    lists = Math.max(lists, list + 1);
    if (counts[list] !== 0) return;
    const size = SLICES[0] as number;
    const address = allocate(size);
    heads[list] = address;
    ends[list] = address;
    limits[list] = address + size - LINK;
  }

  function write(list: number, byte: number): void {
    let end = ends[list] as number;
    if (end === limits[list]) {
      const level = Math.min((levels[list] as number) + 1, SLICES.length - 1);
      const size = SLICES[level] as number;
      const address = allocate(size);
      const page = pageOf(end);
      const at = end & (PAGE - 1);
      for (let place = 0; place < LINK; place += 1) page[at + place] = (address >>> (8 * place)) & 255;
      levels[list] = level;
      limits[list] = address + size - LINK;
      end = address;
    }
    pageOf(end)[end & (PAGE - 1)] = byte;
    ends[list] = end + 1;
  }

  return {
    add(list, document, code) {
      open(list);
      let value = (document - (lasts[list] as number)) * 2 + (code > 0 ? 1 : 0);
      while (value > 127) {
        write(list, (value & 127) | 128);
        value = Math.floor(value / 128);
      }
      write(list, value);
      if (code > 0) write(list, code);
      lasts[list] = document;
      counts[list] = (counts[list] as number) + 1;
    },
    read(list, visit) {
      if (list >= lists || counts[list] === 0) return;
      let address = heads[list] as number;
      let level = 0;
      let page = pageOf(address);
      let at = address & (PAGE - 1);
      let limit = at + (SLICES[0] as number) - LINK;
      const next = (): number => {
        if (at === limit) {
          address = 0;
          for (let place = LINK - 1; place >= 0; place -= 1) address = address * 256 + (page[at + place] as number);
          level = Math.min(level + 1, SLICES.length - 1);
          page = pageOf(address);
          at = address & (PAGE - 1);
          limit = at + (SLICES[level] as number) - LINK;
        }
        const byte = page[at] as number;
        at += 1;
        return byte;
      };
      let document = -1;
      for (let left = counts[list] as number; left > 0; left -= 1) {
        let byte = next();
        let value = byte & 127;
        for (let factor = 128; byte > 127; factor *= 128) {
          byte = next();
          value += (byte & 127) * factor;
        }
        document += value >>> 1;
        visit(document, value & 1 ? next() : 0);
      }
    },
    count: (list) => (list < lists ? (counts[list] as number) : 0),
    readBytes: () => pages.length * PAGE + heads.length * 21,
  };
}
