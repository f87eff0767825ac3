/**
 * Characters that nobody sees and that can turn a line around or make two texts look alike: controls of direction,
 * zero-width characters, tags, fillers. Variation selectors stay, they choose how a character is drawn.
 */
const UNSEEN = String.raw`(?!\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`;

/** The joiner between the parts of one emoji. */
const EMOJI_JOINER = String.raw`(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d(?=\p{Extended_Pictographic})`;

const UNSEEN_IN_LINE = new RegExp(UNSEEN, 'gu');
const UNSEEN_IN_PROSE = new RegExp(`(?!${EMOJI_JOINER})${UNSEEN}`, 'gu');

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const NOT_IN_LINE = /[\p{Cc}\u2028\u2029]+/gu;
const NOT_IN_PROSE = /(?!\n)\p{Cc}/gu;

/** A name, number or code: plain characters (NFKC) in one line, without what nobody sees. */
export function toPlainLine(text: string): string {
  return toWrittenLine(text.normalize('NFKC'));
}

/** One line as it was written, without controls and what nobody sees. */
export function toWrittenLine(text: string): string {
  return text.normalize('NFC').replace(NOT_IN_LINE, ' ').replace(UNSEEN_IN_LINE, '').trim();
}

/** A text of several lines as it was written, without controls and what nobody sees; emoji stay whole. */
export function toWrittenText(text: string): string {
  return text.normalize('NFC').replace(LINE_BREAK, '\n').replace(NOT_IN_PROSE, ' ').replace(UNSEEN_IN_PROSE, '').trim();
}
