import { AllSelection, type Command, EditorState, TextSelection } from 'prosemirror-state';
import type { MarkName } from '../edit-markdown';
import { findCommand, findLink, findPressed, RICH_KEYS, setLink } from './rich-commands';
import { readMarkdown, writeMarkdown } from './rich-document';

/** A state whose selection is a word of its text; the end of the text where no word is given. */
function select(text: string, word?: string): EditorState {
  const state = EditorState.create({ doc: readMarkdown(text) });
  let [from, to] = [state.doc.content.size - 1, state.doc.content.size - 1];
  state.doc.descendants((node, position) => {
    const at = word === undefined ? -1 : (node.text?.indexOf(word) ?? -1);
    if (at >= 0) [from, to] = [position + at, position + at + (word ?? '').length];
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

function run(command: Command | undefined, state: EditorState): EditorState {
  let next = state;
  command?.(state, (tr) => (next = state.apply(tr)));
  return next;
}

const write = (state: EditorState) => writeMarkdown(state.doc);

it.each<[MarkName, string, string]>([
  ['bold', '先断电再接线', '先**断电**再接线'],
  ['heading', '先断电再接线', '## 先断电再接线'],
  ['list', '先断电再接线', '- 先断电再接线'],
  ['quote', '先断电再接线', '> 先断电再接线'],
  ['code', '先断电再接线', '```\n先断电再接线\n```'],
])('%s is put on what is selected, shown as pressed, and taken off again', (name, text, marked) => {
  const on = run(findCommand(name), select(text, '断电'));
  expect(write(on)).toBe(marked);
  expect([...findPressed(on)]).toEqual([name]);
  expect(write(run(findCommand(name), on))).toBe(text);
});

it('puts tables and formulas in as the Markdown that they are', () => {
  const table = run(findCommand('table'), select('前文', '前文'));
  expect(write(table)).toBe('| 列 | 列 |\n| --- | --- |\n| 值 | 值 |');
  expect(write(run(findCommand('formula'), select('功率 P_1 很小', 'P_1')))).toBe('功率 $P_1$ 很小');
});

it('links what is selected, changes where a link leads, and takes it away', () => {
  const linked = run(setLink('/documents/a.html'), select('见手册第三章', '手册'));
  expect(write(linked)).toBe('见[手册](/documents/a.html)第三章');
  const within = select('见[手册](/a)第三章，也见[手册](/a)', '册');
  const inFirst = within.apply(within.tr.setSelection(TextSelection.create(within.doc, 3)));
  expect(findLink(inFirst)).toEqual({ from: 2, to: 4, href: '/a' });
  expect(write(run(setLink('/b'), inFirst))).toBe('见[手册](/b)第三章，也见[手册](/a)');
  expect(write(run(setLink(''), inFirst))).toBe('见手册第三章，也见[手册](/a)');
  expect(write(run(setLink('https://a.example/'), select('见')))).toBe('见<https://a.example/>');
  expect(findLink(select('没有链接'))).toBeUndefined();
});

it('leads out of code that is the last of a text by the keyboard', () => {
  const code = select('```\nx = 1\n```');
  expect(write(run((state, dispatch) => RICH_KEYS['ArrowDown']?.(state, dispatch) ?? false, code))).toBe(write(code));
  const left = run(RICH_KEYS['ArrowDown'], code);
  expect(left.doc.childCount).toBe(2);
  const middle = select('```\nx = 1\n```\n\n后文', 'x');
  expect(run(RICH_KEYS['ArrowDown'], middle).doc.childCount).toBe(2);
});

it('marks all of a text', () => {
  const state = select('甲\n\n乙');
  const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  expect(write(run(findCommand('bold'), all))).toBe('**甲**\n\n**乙**');
});
