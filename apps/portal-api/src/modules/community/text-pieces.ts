import { normalizeWords } from './normalized-text';

/** Characters of one piece: a clause of Chinese. */
const LENGTH = 8;

/** Pieces that stand for a text: enough to tell half of it from a fifth. */
const MAX_PIECES = 64;

/**
 * Stands for a text by the smallest hashes of its pieces, whatever its signs, letter forms and order of paragraphs (a
 * bottom-k sketch). Empty for a text that is too short to be like another one.
 */
export function sketchText(text: string): number[] {
  const characters = Array.from(normalizeWords(text).text);
  const hashes = new Set<number>();
  for (let at = 0; at + LENGTH <= characters.length; at += 1)
    hashes.add(hash(characters.slice(at, at + LENGTH).join('')));
  const sorted = [...hashes].sort((a, b) => a - b).slice(0, MAX_PIECES);
  return sorted.length < LENGTH ? [] : sorted;
}

/** How much of two texts is the same, 0–1, by what stands for them: shared pieces among the smallest of both. */
export function compareSketches(one: readonly number[], other: readonly number[]): number {
  const size = Math.min(MAX_PIECES, Math.max(one.length, other.length));
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, size);
  const [inOne, inOther] = [new Set(one), new Set(other)];
  const shared = smallest.filter((piece) => inOne.has(piece) && inOther.has(piece));
  return smallest.length === 0 ? 0 : shared.length / smallest.length;
}

/** FNV-1a with a last mix, as a signed number of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
