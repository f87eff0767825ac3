/** Longest query the search accepts. */
export const MAX_CHARACTERS = 100;

/** What a visitor typed as it is searched for: plain characters, without air around them. */
export function toSearchWord(typed: string): string {
  return typed.normalize('NFKC').trim();
}
