import { Fragment, type Node, type NodeType, Slice } from 'prosemirror-model';
import { Selection } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { readBlocks, writeMarkdown } from './rich-document';
import { richSchema } from './rich-schema';

/**
 * What is copied and pasted is Markdown. Markup of other pages is never read: the browser is told to take none (trusted
 * types), and its words are enough.
 */
export function createClipboard(onFiles: (files: readonly File[]) => void): EditorProps {
  const take = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
    if (data === null) return false;
    event.preventDefault();
    if (data.files.length > 0) onFiles([...data.files]);
    else view.pasteText(data.getData('text/plain'));
    return true;
  };
  return {
    clipboardTextParser: (text) => toSlice(readBlocks(text)),
    clipboardTextSerializer: ({ content }) => writeMarkdown(toDocument(content)),
    handleDOMEvents: {
      paste: (view, event) => take(view, event, event.clipboardData),
      drop(view, event) {
        // What is moved within the text is no business of others.
        if (view.dragging !== null) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place.pos))));
        return take(view, event, event.dataTransfer);
      },
    },
  };
}

/** Paragraphs at both ends go on in those that they are put into. */
export function toSlice(blocks: readonly Node[]): Slice {
  const open = (block: Node | undefined) => (block?.type.name === 'paragraph' ? 1 : 0);
  return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
}

function toDocument(content: Fragment): Node {
  const wrap = (name: string, inside: Fragment) =>
    Fragment.from((richSchema.nodes[name] as NodeType).create(null, inside));
  const { firstChild } = content;
  if (firstChild?.isInline) return richSchema.node('doc', null, wrap('paragraph', content));
  return richSchema.node('doc', null, firstChild?.type.name === 'list_item' ? wrap('bullet_list', content) : content);
}
