import { schema } from 'prosemirror-markdown';
import { type NodeSpec, Schema } from 'prosemirror-model';

const { nodes, marks } = schema.spec;

function extend(name: 'bullet_list' | 'image', changes: (spec: NodeSpec) => Partial<NodeSpec>): NodeSpec {
  const spec = nodes.get(name) as NodeSpec;
  return { ...spec, ...changes(spec) };
}

/**
 * What the rich view of a text is made of: CommonMark and struck words. What it has no elements for stands in it as the
 * Markdown that it is: blocks as `source`, words as `verbatim`.
 */
export const richSchema = new Schema({
  nodes: nodes
    // What stands before the first block of a text, and behind the last one.
    .update('doc', { ...nodes.get('doc'), attrs: { head: { default: '' }, tail: { default: '' } } })
    // Lists keep the sign they were written with.
    .update(
      'bullet_list',
      extend('bullet_list', ({ attrs }) => ({ attrs: { ...attrs, bullet: { default: '-' } } })),
    )
    .addBefore('code_block', 'source', {
      ...{ content: 'text*', group: 'block', code: true, defining: true, marks: '' },
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full', priority: 60 }],
      toDOM: () => ['pre', { 'data-source': '', spellcheck: 'false' }, ['code', 0]],
    })
    .addBefore('hard_break', 'soft_break', {
      ...{ inline: true, group: 'inline', selectable: false },
      parseDOM: [{ tag: 'br[data-soft]', priority: 60 }],
      toDOM: () => ['br', { 'data-soft': '' }],
    }),
  marks: marks
    .addBefore('code', 'strike', { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] })
    .addToEnd('verbatim', {
      ...{ excludes: '_', inclusive: false, code: true },
      parseDOM: [{ tag: 'code[data-verbatim]', priority: 60 }],
      toDOM: () => ['code', { 'data-verbatim': '' }, 0],
    }),
});
