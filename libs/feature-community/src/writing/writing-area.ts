import type { MarkName } from './edit-markdown';

/** A view in which a text is written, as its toolbar knows it. */
export interface WritingArea {
  /** Marks up what is selected, or stops that. */
  mark(name: MarkName): void;
  /** Puts Markdown in place of what is selected, and goes on there. */
  insert(markdown: string): void;
  focus(): void;
}

/** The Markdown of a text, for those who lead to a place of it. */
export interface TextPlaces {
  /** Shows and selects a part, in characters from its beginning. */
  select(start: number, end: number): void;
}
