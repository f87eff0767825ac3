import type { DiffPart } from '@portal/api-contract';
import { diffLines } from 'diff';

const MAX_SIDE = 200_000;
/** Lines of what did not change that are shown around what did. */
const CONTEXT = 3;
/** Two texts that share little would take long to compare, and nobody would read the result. */
const MAX_EDITS = 4000;

/** Compares two texts by lines; of long runs that did not change, the ends are left. Nothing where they are alike. */
export function compareTexts(before: string, after: string): DiffPart[] {
  if (before === after) return [];
  const [first, second] = [before, after].map((text) => `${text.slice(0, MAX_SIDE)}\n`);
  if (first === undefined || second === undefined) return [];
  const changes = diffLines(first, second, { maxEditLength: MAX_EDITS });
  if (!changes) {
    return [
      { kind: 'removed', text: first },
      { kind: 'added', text: second },
    ];
  }
  return changes.flatMap(({ added, removed, value }, place): DiffPart[] => {
    if (added) return [{ kind: 'added', text: value }];
    if (removed) return [{ kind: 'removed', text: value }];
    return shorten(value, place === 0, place === changes.length - 1);
  });
}

function shorten(text: string, isFirst: boolean, isLast: boolean): DiffPart[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const head = isFirst ? 0 : CONTEXT;
  const tail = isLast ? 0 : CONTEXT;
  if (lines.length <= head + tail + 2) return [{ kind: 'same', text }];
  const kept = [...lines.slice(0, head), '⋯', ...lines.slice(lines.length - tail)];
  return [{ kind: 'same', text: `${kept.join('\n')}\n` }];
}
