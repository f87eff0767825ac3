const MAX_LENGTH = 120;

// Ids of the pages' own frame: a heading of that name must not stand in its place.
const RESERVED = new Set(['main', 'boot', 'consent', 'consent-title', 'footer-message', 'related-title']);

/** Whether an id belongs to the frame of every page. */
export function isReservedAnchor(anchor: string): boolean {
  return RESERVED.has(anchor);
}

/** Gives the headings of one page their anchors. */
export interface AnchorMaker {
  /** Anchor of a heading by its text, or by the id that was written behind it. */
  add(text: string, written?: string): string;
}

/** Starts a page; its anchors are unique. */
export function createAnchorMaker(): AnchorMaker {
  const taken = new Set<string>(RESERVED);
  return {
    add(text, written) {
      const base = toSlug(written ?? text) || 'section';
      let anchor = base;
      for (let count = 1; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
      taken.add(anchor);
      return anchor;
    },
  };
}

/** Form of an anchor by which those of several Markdown tools are alike: letters and digits alone. */
export function foldAnchor(anchor: string): string {
  return anchor
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')
    .slice(0, MAX_LENGTH);
}
