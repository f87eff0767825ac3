/** A stretch of Chinese, or a Latin word or number. */
export interface Run {
  readonly text: string;
  readonly isHan: boolean;
  /** With the signs before and behind it, where it is written with some: `$sys` of `sys`, `sensor/#` of `sensor`. */
  readonly written?: string;
}

/** What the search compares: full-width letters made half-width, capitals small. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** What titles are compared by: without punctuation, and with blanks between Latin words alone. */
export function toComparable(text: string): string {
  const normalized = normalizeText(text);
  let comparable = '';
  let from = 0;
  let before: CharacterKind = HAN;
  for (let at = 0; at < normalized.length;) {
    const code = normalized.codePointAt(at) ?? 0;
    const kind = readKind(code);
    const next = at + (code > 0xffff ? 2 : 1);
    if (kind === GAP) {
      comparable += normalized.slice(from, at);
      from = next;
    } else {
      // A gap ends here.
      if (from === at && kind === LETTER && before === LETTER) comparable += ' ';
      before = kind;
    }
    at = next;
  }
  return from === 0 ? normalized : comparable + normalized.slice(from);
}

type CharacterKind = 1 | 2 | 3;
const LETTER = 1;
const HAN = 2;
const GAP = 3;

/** Kinds of the characters that were met, as a text is looked through character by character. */
const kinds = new Uint8Array(0x11_0000);

function readKind(code: number): CharacterKind {
  const known = kinds[code] as CharacterKind | 0;
  if (known !== 0) return known;
  const character = String.fromCodePoint(code);
  const kind = /[\s\p{P}\p{S}]/u.test(character) ? GAP : /\p{Script=Han}/u.test(character) ? HAN : LETTER;
  kinds[code] = kind;
  return kind;
}

const RUN = /\p{Script=Han}+|[\p{L}\p{N}]+(?:[._+#/-]+[\p{L}\p{N}]+)*[+#]*/gu;

/** Longer words are no words: what somebody types will be shorter. */
const MAX_CHARACTERS = 40;

/** Signs that names in code, paths, topics and options begin with; `@` is left to the marks of the index. */
const SIGNS = '$#./-_';

/** More signs in a row are lines and dots, not the beginning of a name. */
const MAX_SIGNS = 2;

/** Wildcards that topics end with; more levels are another text. */
const WILDCARDS = /(?:\/[+#]){1,8}/y;

/** Stretches of a text in their order; everything between them is only punctuation. */
export function splitRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    // Letters of a script without spaces stand next to Chinese: `S7协议`.
    if (readKind(run.codePointAt(0) ?? 0) === HAN) runs.push({ text: run, isHan: true });
    else runs.push(...splitMixed(text, run, index));
  }
  return runs;
}

function splitMixed(text: string, run: string, start: number): Run[] {
  let at = start;
  return run.split(/(\p{Script=Han}+)/u).flatMap((part): Run[] => {
    const partAt = at;
    at += part.length;
    if (!/[\p{L}\p{N}]/u.test(part)) return [];
    if (/^\p{Script=Han}/u.test(part)) return [{ text: part, isHan: true }];
    const rest = part.replace(/^[._+#/-]+/, '');
    const word = rest.replace(/[._/-]+$/, '').slice(0, MAX_CHARACTERS);
    const wordAt = partAt + part.length - rest.length;
    const written = `${readSigns(text, wordAt)}${word}${readWildcards(text, wordAt + word.length)}`;
    return [{ text: word, isHan: false, ...(written === word ? {} : { written }) }];
  });
}

/** Signs before a name that nothing but Chinese, a blank or punctuation stands before. */
function readSigns(text: string, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_SIGNS && SIGNS.includes(text.charAt(start - 1))) start -= 1;
  if (start === end || !/\p{L}/u.test(text.charAt(end))) return '';
  const before = text.charAt(start - 1);
  const isName = before !== '' && (`${SIGNS}:`.includes(before) || readKind(before.charCodeAt(0)) === LETTER);
  return isName ? '' : text.slice(start, end);
}

function readWildcards(text: string, at: number): string {
  if (text.charAt(at) !== '/') return '';
  WILDCARDS.lastIndex = at;
  return WILDCARDS.exec(text)?.[0] ?? '';
}

/**
 * Words of a text: Chinese as pairs of neighbouring characters, Latin words as they are written. The last character of
 * a stretch of Chinese counts too, so that one character finds it.
 */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  const normalized = text.normalize('NFKC');
  for (const run of splitRuns(normalized)) {
    if (run.isHan) addPairs(words, run.text);
    else words.push(...toLatinWords(run.text.toLowerCase()));
    if (run.written) words.push(run.written.toLowerCase());
  }
  addCamelCase(words, normalized);
  return words;
}

/** Adds pairs of neighbouring characters, and the last one with a mark. */
function addPairs(words: string[], text: string): void {
  let at = 0;
  for (let next = findNext(text, 0); next < text.length; next = findNext(text, next)) {
    words.push(text.slice(at, findNext(text, next)));
    at = next;
  }
  words.push(`${text.slice(at)}$`);
}

/** Where the character behind the one at a place begins. */
function findNext(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at + (code >= 0xd800 && code < 0xdc00 ? 2 : 1);
}

/** Where names of several parts are taken apart, first into those that a name in code has a place for. */
const QUALIFIERS = /[./#]+/;
const SEPARATORS = /[._+#/-]+/;

/** Two short parts are written together as often as apart: `X.509`, `Node.js`, `OPC-UA`. */
const SHORT_PAIR = /^(?=.*\p{L})([\p{L}\p{N}]{1,6})[.-]([\p{L}\p{N}]{1,6})$/u;

/** A version is found with and without its letter. */
const VERSION = /^v(\d[\d.]*)$/;

/** A Latin word, and its parts where it is made of several: `opc-ua` is found as `opc` and as `opcua` too. */
function toLatinWords(word: string): string[] {
  const parts = splitLatin(word);
  const apart = separateNumber(word);
  if (parts.length < 2) return [word, ...[...parts, ...apart].filter((part) => part !== word)];
  const names = word.split(QUALIFIERS).filter((name) => name !== word && SEPARATORS.test(name));
  return [...new Set([word, ...names, ...parts, ...apart, joinPair(word), VERSION.exec(word)?.[1] ?? ''])].filter(
    Boolean,
  );
}

/** A name that ends with its number: `iso14067`, `tls1.1`. */
const NUMBERED = /^(\p{L}{2,})(\d[\d.]*)$/u;

/** A name and its number: `iso` and `14067` of `iso14067`; nothing for all other words. */
export function separateNumber(word: string): string[] {
  return NUMBERED.exec(word)?.slice(1) ?? [];
}

/** Parts of a Latin word: `docker`, `compose` and `yml` of `docker-compose.yml`. */
export function splitLatin(word: string): string[] {
  return word.split(SEPARATORS).filter(Boolean);
}

/** A word of two short parts as one: `opcua` of `opc-ua`; empty for all others. */
export function joinPair(word: string): string {
  const pair = SHORT_PAIR.exec(word);
  return pair ? `${pair[1] ?? ''}${pair[2] ?? ''}` : '';
}

const CAMEL_CASE =
  /(?<![\p{L}\p{N}])(?:\p{Ll}+(?:\p{Lu}\p{Ll}+)+|(?:\p{Lu}\p{Ll}+){2,}|\p{Lu}{2,}(?:\p{Lu}\p{Ll}{2,})+)(?![\p{L}\p{N}])/gu;

/**
 * Adds the parts of names: `create`, `Time` and `Series` of `createTimeSeries`, `UDF` and `Parameters` of `UDFParameters`; and
 * names that were cut off a longer one.
 */
function addCamelCase(words: string[], text: string): void {
  const names = /\p{Lu}/u.test(text) ? (text.match(CAMEL_CASE) ?? []) : [];
  if (names.length === 0) return;
  const known = new Set(words);
  for (const name of names) {
    const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2,})/u).map(toWord);
    words.push(...[toWord(name)].filter((word) => !known.has(word)), ...parts);
  }
}

function toWord(name: string): string {
  return name.slice(0, MAX_CHARACTERS).toLowerCase();
}
