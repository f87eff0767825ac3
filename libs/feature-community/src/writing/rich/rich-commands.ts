import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection } from 'prosemirror-state';
import { applyMark, type MarkName, MARKS } from '../edit-markdown';
import { richSchema } from './rich-schema';

const { nodes, marks } = richSchema;

const node = (name: keyof typeof nodes) => nodes[name] as NodeType;
const mark = (name: keyof typeof marks) => marks[name] as MarkType;

const HEADING = { level: 2 };

/** What the marks of the toolbar do; links have a field of their own. */
const COMMANDS: Readonly<Record<Exclude<MarkName, 'link'>, Command>> = {
  bold: toggleMark(mark('strong')),
  heading: toggleType(node('heading'), HEADING),
  list: (state, ...rest) =>
    isWithin(state, node('bullet_list'))
      ? liftListItem(node('list_item'))(state, ...rest)
      : wrapInList(node('bullet_list'), { tight: true })(state, ...rest),
  quote: (state, ...rest) =>
    isWithin(state, node('blockquote')) ? lift(state, ...rest) : wrapIn(node('blockquote'))(state, ...rest),
  code: toggleType(node('code_block')),
  table: insertTable,
  formula: insertFormula,
};

/** Does what a mark of the toolbar says with what is selected. */
export function findCommand(name: MarkName): Command | undefined {
  return name === 'link' ? undefined : COMMANDS[name];
}

/** Marks of what is selected. */
export function findPressed(state: EditorState): Set<MarkName> {
  const { $from, from, to, empty } = state.selection;
  const hasMark = (type: MarkType) =>
    empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
  const states: Partial<Record<MarkName, boolean>> = {
    ...{ bold: hasMark(mark('strong')), link: hasMark(mark('link')), formula: hasMark(mark('verbatim')) },
    ...{ heading: $from.parent.type === node('heading'), code: $from.parent.type === node('code_block') },
    ...{ list: isWithin(state, node('bullet_list')), quote: isWithin(state, node('blockquote')) },
  };
  return new Set((Object.keys(states) as MarkName[]).filter((name) => states[name]));
}

/** Keys of the view, apart from those of the toolbar. Tab leads out of it, as everywhere. */
export const RICH_KEYS: Readonly<Record<string, Command>> = {
  ...{ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-i': toggleMark(mark('em')) },
  Enter: splitListItem(node('list_item')),
  'Shift-Enter': chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView());
    return true;
  }),
  'Mod-[': liftListItem(node('list_item')),
  'Mod-]': sinkListItem(node('list_item')),
  ArrowDown: leaveLastCode,
};

/** The link that the selection is in, and where it leads. */
export function findLink(state: EditorState): { from: number; to: number; href: string } | undefined {
  const { $from } = state.selection;
  const found = mark('link').isInSet($from.marks()) ?? mark('link').isInSet($from.nodeAfter?.marks ?? []);
  if (!found) return undefined;
  let [from, to] = [-1, -1];
  $from.parent.forEach((child, offset) => {
    if (!found.isInSet(child.marks)) return;
    const start = $from.start() + offset;
    if (start > $from.pos || (to !== start && from >= 0 && to < $from.pos)) return;
    if (to !== start) from = start;
    to = start + child.nodeSize;
  });
  return { from, to, href: String(found.attrs['href']) };
}

/** Has what is selected lead to an address, or the link that it is in; nowhere where the address is empty. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const { from, to } = findLink(state) ?? state.selection;
    const type = mark('link');
    const tr = from === to ? state.tr.insertText(href, from) : state.tr;
    const end = from === to ? from + href.length : to;
    tr.removeMark(from, end, type);
    if (href !== '') tr.addMark(from, end, type.create({ href }));
    dispatch?.(tr.removeStoredMark(type));
    return true;
  };
}

function toggleType(type: NodeType, attrs?: Attrs): Command {
  return (state, ...rest) =>
    setBlockType(state.selection.$from.parent.type === type ? node('paragraph') : type, attrs)(state, ...rest);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some((each) => each.type === type);
}

function insertTable(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const { text } = applyMark('table', '', { start: 0, end: 0 });
  dispatch?.(state.tr.replaceSelectionWith(node('source').create(null, richSchema.text(text))).scrollIntoView());
  return true;
}

function insertFormula(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const { from, to } = state.selection;
  const words = state.doc.textBetween(from, to) || MARKS.formula.word;
  const formula = richSchema.text(`$${words}$`, [mark('verbatim').create()]);
  dispatch?.(state.tr.replaceSelectionWith(formula, false).scrollIntoView());
  return true;
}

/** Out of code that is the last of a text there is no other way by the keyboard. */
function leaveLastCode(state: EditorState, dispatch?: (tr: EditorState['tr']) => void): boolean {
  const { $head } = state.selection;
  const isLast = $head.parent.type.spec.code && $head.after(1) === state.doc.content.size;
  if (!isLast || $head.parentOffset < $head.parent.content.size) return false;
  const tr = state.tr.insert(state.doc.content.size, node('paragraph').create());
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView());
  return true;
}
