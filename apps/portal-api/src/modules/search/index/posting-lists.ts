import { growTo } from './columns';

const PAGE_BITS = 20;
const PAGE = 1 << PAGE_BITS;
const LINK = 4;
/** Sizes of a list's slices, one after another, with their link: rare words need little, common ones waste little. */
const SLICES = [12, 20, 32, 52, 84, 132, 212, 340, 548, 876, 1404, 2244, 4096];

/**
 * Called for each document of a list, in ascending order, until it returns `false`; `code` is 0 for a word that stands
 * once in the text alone.
 */
export type Visit = (document: number, code: number) => unknown;

/** For each word, the documents that have it. */
export interface PostingLists {
  /** Adds a document to a list; documents come in ascending order. A code is at most 255. */
  add(list: number, document: number, code: number): void;
  read(list: number, visit: Visit): void;
  /** How many documents a list has, removed ones included. */
  count(list: number): number;
  /** All lists as they are, to be put together again; not a copy. */
  save(): SavedPostings;
  /** Bytes in use. */
  readBytes(): number;
}

/** Lists as they are kept: slices in pages, and of each list where it begins, ends, and what it has. */
export interface SavedPostings {
  readonly pages: readonly Uint8Array[];
  readonly free: number;
  readonly lists: number;
  readonly heads: Uint32Array;
  readonly ends: Uint32Array;
  readonly limits: Uint32Array;
  readonly lasts: Int32Array;
  readonly counts: Uint32Array;
  readonly levels: Uint8Array;
}

const EMPTY = (): SavedPostings => ({
  ...{ pages: [new Uint8Array(PAGE)], free: 0, lists: 0 },
  ...{ heads: new Uint32Array(1024), ends: new Uint32Array(1024), limits: new Uint32Array(1024) },
  ...{ lasts: new Int32Array(1024).fill(-1), counts: new Uint32Array(1024), levels: new Uint8Array(1024) },
});

/**
 * Lists in slices of large arrays: a document takes one or two bytes, as the gap from the one before it. A slice ends
 * with the address of the next. What was saved is taken over, not copied.
 */
export function createPostingLists(saved: SavedPostings = EMPTY()): PostingLists {
  const pages: Uint8Array[] = [...saved.pages];
  let { free, lists, heads, ends, limits, lasts, counts, levels } = saved;

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
        if (visit(document, value & 1 ? next() : 0) === false) return;
      }
    },
    count: (list) => (list < lists ? (counts[list] as number) : 0),
    save: () => ({ pages, free, lists, heads, ends, limits, lasts, counts, levels }),
    readBytes: () => pages.length * PAGE + heads.length * 21,
  };
}
