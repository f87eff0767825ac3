import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import {
  codeToTokensBase,
  createShikiPrimitive,
  type ShikiPrimitive,
  type ThemedToken,
  type ThemeRegistrationAny,
} from '@shikijs/primitive';
import { type CodeLanguage, findCodeLanguage } from './code-languages';

/** Beyond this a block is shown in one colour: nobody reads it for its colours. */
const MAX_COLOURED = 60_000;

/** Classes of coloured code, with the scopes of the grammars they stand for. Later ones win. */
const CLASSES: Readonly<Record<string, readonly string[]>> = {
  // Names of variables and parameters.
  tv: ['variable.parameter', 'variable.other.readwrite.alias', 'variable.language'],
  // Properties, attributes and keys.
  tp: [
    ...['support.type.property-name', 'entity.other.attribute-name', 'variable.other.property', 'meta.property-name'],
    ...['keyword.other.definition.ini', 'entity.name.tag.yaml', 'support.type.property-name.toml'],
  ],
  // Types and tags.
  tt: [
    ...['entity.name.type', 'entity.name.class', 'entity.other.inherited-class', 'support.class', 'support.type'],
    ...['storage.type.java', 'entity.name.tag', 'entity.name.namespace', 'storage.modifier.import.java'],
  ],
  // Functions and commands.
  tf: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call.generic'],
  // Numbers and constants.
  tn: ['constant.numeric', 'constant.language', 'constant.other', 'support.constant', 'keyword.other.unit'],
  // Keywords.
  tk: [
    ...['keyword', 'storage', 'keyword.control', 'storage.type', 'storage.modifier', 'keyword.other'],
    ...['markup.heading', 'entity.name.section', 'meta.diff.header'],
  ],
  // Strings and what is added.
  ts: ['string', 'constant.character', 'string.regexp', 'markup.inserted', 'markup.inline.raw'],
  // Comments and what is removed.
  tc: ['comment', 'punctuation.definition.comment', 'markup.deleted'],
};

const PLAIN = '#FFFFFF';
const COLOURS = new Map(Object.keys(CLASSES).map((name, index) => [`#00000${index + 1}`, name]));

// Content security allows no styles in pages: colours are classes here, and what they look like is the page's business.
const THEME: ThemeRegistrationAny = {
  name: 'portal',
  type: 'light',
  fg: PLAIN,
  bg: PLAIN,
  settings: [
    { settings: { foreground: PLAIN, background: PLAIN } },
    ...[...COLOURS].map(([foreground, name]) => ({
      scope: [...(CLASSES[name] ?? [])],
      settings: { foreground },
    })),
    // Operators, brackets and bare arguments are the text itself.
    { scope: ['keyword.operator', 'punctuation', 'string.unquoted'], settings: { foreground: PLAIN } },
    { scope: ['punctuation.definition.comment'], settings: { foreground: colourOf('tc') } },
    { scope: ['punctuation.definition.string'], settings: { foreground: colourOf('ts') } },
  ],
};

/** Classes of coloured code. */
export const CODE_CLASSES: readonly string[] = Object.keys(CLASSES);

let primitive: ShikiPrimitive | undefined;

/** Loads the grammars that code blocks name; those that are loaded already, or unknown, cost nothing. */
export async function loadCodeLanguages(names: Iterable<string>): Promise<void> {
  const wanted = new Map<string, CodeLanguage>();
  for (const name of names) {
    const language = findCodeLanguage(name);
    if (language) wanted.set(language.grammar, language);
  }
  const shiki = open();
  for (const [grammar, { load }] of wanted) {
    if (shiki.getLoadedLanguages().includes(grammar)) continue;
    await shiki.loadLanguage((await load()).default);
  }
}

/** Colours code by classes. Plain where the language is unknown or has not been loaded. */
export function highlightCode(code: string, language: string): string {
  const grammar = findCodeLanguage(language)?.grammar;
  const shiki = open();
  if (grammar === undefined || code.length > MAX_COLOURED || !shiki.getLoadedLanguages().includes(grammar))
    return escapeText(code);
  const lines = codeToTokensBase(shiki, code, {
    lang: grammar,
    theme: 'portal',
    tokenizeMaxLineLength: 1000,
    // The first line of a language takes long: its expressions are made then.
    tokenizeTimeLimit: 5000,
  });
  return lines.map(toHtml).join('\n');
}

function open(): ShikiPrimitive {
  primitive ??= createShikiPrimitive({
    langs: [],
    themes: [THEME],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return primitive;
}

/** Neighbours of one colour become one element; spaces between them belong to it. */
function toHtml(tokens: readonly ThemedToken[]): string {
  const runs: { name: string | undefined; text: string }[] = [];
  for (const { content, color } of tokens) {
    const name = COLOURS.get(color?.toUpperCase() ?? '');
    const last = runs.at(-1);
    if (last && (last.name === name || content.trim() === '')) last.text += content;
    else runs.push({ name, text: content });
  }
  return runs
    .map(({ name, text }) => (name ? `<span class="${name}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');
}

function colourOf(name: string): string {
  return [...COLOURS].find(([, other]) => other === name)?.[0] ?? PLAIN;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
