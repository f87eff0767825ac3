/** A selection in a text. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

/** What is put in place of a selection, and what of it is selected then. */
export interface Insertion {
  readonly text: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

/** Ways to mark up a selection. */
export const MARKS = {
  bold: { label: '加粗', sign: 'B', key: 'b', wrap: ['**', '**'], word: '加粗文字' },
  heading: { label: '小标题', sign: 'H', key: 'h', lines: '## ', word: '小标题' },
  list: { label: '列表', sign: '•', key: 'l', lines: '- ', word: '列表项' },
  quote: { label: '引用', sign: '❝', key: 'q', lines: '> ', word: '引用' },
  code: { label: '代码块', sign: '</>', key: 'e', wrap: ['```\n', '\n```'], word: '代码' },
  link: { label: '链接', sign: '链', key: 'k', wrap: ['[', '](/)'], word: '链接文字' },
  table: { label: '表格', sign: '表', key: '', wrap: ['| ', ' | 列 |\n| --- | --- |\n| 值 | 值 |'], word: '列' },
  formula: { label: '公式', sign: '∑', key: '', wrap: ['$', '$'], word: 'P = U \\cdot I' },
} as const satisfies Record<string, Mark>;

interface Mark {
  readonly label: string;
  readonly sign: string;
  /** Pressed together with Ctrl or ⌘; empty for none. */
  readonly key: string;
  readonly wrap?: readonly [string, string];
  /** Put before each line. */
  readonly lines?: string;
  /** Stands where nothing is selected. */
  readonly word: string;
}

/** Name of a mark. */
export type MarkName = keyof typeof MARKS;

/** A key that is pressed, with those that are held down. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The mark that a key stands for together with Ctrl or ⌘, if any. */
export function findKeyMark({ key, ctrlKey, metaKey, shiftKey, altKey }: PressedKey): MarkName | undefined {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return undefined;
  return (Object.keys(MARKS) as MarkName[]).find(
    (name) => MARKS[name].key !== '' && MARKS[name].key === key.toLowerCase(),
  );
}

/** What a mark makes of a selection. */
export function applyMark(name: MarkName, body: string, { start, end }: Selection): Insertion {
  const mark: Mark = MARKS[name];
  const selected = body.slice(start, end) || mark.word;
  if (mark.lines !== undefined) {
    const { lines } = mark;
    const isAtLineStart = start === 0 || body[start - 1] === '\n';
    const text = `${isAtLineStart ? '' : '\n'}${selected
      .split('\n')
      .map((line) => lines + line)
      .join('\n')}`;
    return { text, selectFrom: text.length - (selected.split('\n').at(-1)?.length ?? 0), selectTo: text.length };
  }
  const [before, after] = mark.wrap ?? ['', ''];
  return {
    text: before + selected + after,
    selectFrom: before.length,
    selectTo: before.length + selected.length,
  };
}

const LIST_ITEM = /^(\s*)([-*]|(\d+)\.)\s+(.*)$/;

/** What Enter puts behind a list item: the start of the next one; nothing where the browser does what it does. */
export function continueList(body: string, { start, end }: Selection): string | null {
  if (start !== end) return null;
  const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start);
  const [, indent = '', sign = '', number, words = ''] = LIST_ITEM.exec(line) ?? [];
  if (!sign || !words) return null;
  return `\n${indent}${number ? `${Number(number) + 1}.` : sign} `;
}
