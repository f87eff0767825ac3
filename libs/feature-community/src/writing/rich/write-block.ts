import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';
import { parseBlock } from './rich-tokens';

type Writers = ConstructorParameters<typeof MarkdownSerializer>[0];

const { nodes, marks } = defaultMarkdownSerializer;

const writers: Writers = {
  ...nodes,
  source(state, node) {
    state.text(node.textContent, false);
    state.closeBlock(node);
  },
  soft_break: (state) => state.write('\n'),
  // Numbers begin their lines, however many digits they have.
  ordered_list(state, node) {
    const first = Number(node.attrs['order']);
    const width = String(first + node.childCount - 1).length + 2;
    state.renderList(node, state.repeat(' ', width), (index) => `${first + index}. `);
  },
};

const markWriters = {
  ...marks,
  strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
  verbatim: { open: '', close: '', escape: false },
};

/** Writes words as they are. */
const plain = new MarkdownSerializer(
  { ...writers, text: (state, node) => state.text(node.text ?? '', false) },
  markWriters,
);

/** Writes signs so that they mean themselves. */
const careful = new MarkdownSerializer(writers, markWriters, { escapeExtraCharacters: /[<$|]/g });

/** Returns a block as Markdown; signs in it are escaped only where it would be read as something else without. */
export function writeBlock(block: Node): string {
  const document = richSchema.node('doc', null, [block]);
  const text = plain.serialize(document);
  return parseBlock(text)?.eq(block) ? text : careful.serialize(document);
}
