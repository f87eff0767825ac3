import { toPicturePath } from '@portal/api-contract/community';
import { baseKeymap } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState } from 'prosemirror-state';
import { type EditorProps, EditorView } from 'prosemirror-view';
import { findKeyMark, type MarkName } from '../edit-markdown';
import { withTicket } from '../../shared/use-picture-ticket';
import { createClipboard, toSlice } from './rich-clipboard';
import { findCommand, findLink, findPressed, RICH_KEYS, setLink } from './rich-commands';
import { readBlocks, readMarkdown, writeMarkdown } from './rich-document';
import { richInput } from './rich-input';

const [UPLOADS, FILES] = [toPicturePath(''), '/files/'];

/** What an editor tells, and how it is called. */
export interface EditorOptions {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onPressed: (marks: ReadonlySet<MarkName>) => void;
  readonly onBlur: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  /** A mark of the toolbar that asks for more than what is selected. */
  readonly onLink: () => void;
}

/** An open editor. */
export type RichEditor = ReturnType<typeof openEditor>;

/** Opens an editor of Markdown within an element. */
export function openEditor(element: HTMLElement, options: EditorOptions) {
  const { onChange, onPressed, onBlur, onFiles, onLink } = options;
  let text = options.text;
  const clipboard = createClipboard(onFiles);
  const view: EditorView = new EditorView(element, {
    ...clipboard,
    ...showPictures(''),
    state: createState(text),
    handleDOMEvents: {
      ...clipboard.handleDOMEvents,
      blur() {
        onBlur();
        return false;
      },
    },
    handleKeyDown(_view, event) {
      const name = view.composing ? undefined : findKeyMark(event);
      if (name) mark(name);
      return name !== undefined;
    },
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr));
      onPressed(findPressed(view.state));
      if (!tr.docChanged) return;
      text = writeMarkdown(view.state.doc);
      onChange(text);
    },
  });

  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };

  function mark(name: MarkName): void {
    const command = findCommand(name);
    if (command) run(command);
    else onLink();
  }

  return {
    mark,
    insert(markdown: string): void {
      const { tr, selection } = view.state;
      // What stands as its source has no look: Markdown goes into it as it is.
      const isSource = selection.$from.parent.type.spec.code === true;
      const changed = isSource ? tr.insertText(markdown) : tr.replaceSelection(toSlice(readBlocks(markdown)));
      view.dispatch(changed.scrollIntoView());
      view.focus();
    },
    /** Shows another text, unless it is the one that was written here. */
    setText(next: string): void {
      if (next === text) return;
      text = next;
      view.updateState(createState(next));
    },
    /** Says of the element what those know by who do not see it. */
    describe: (attributes: Readonly<Record<string, string>>) => view.setProps({ attributes }),
    /** Shows pictures to whoever has a ticket for them. */
    setTicket: (ticket: string) => view.setProps(showPictures(ticket)),
    readLink: () => findLink(view.state)?.href ?? '',
    link: (href: string) => run(setLink(href)),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

function createState(text: string): EditorState {
  return EditorState.create({
    doc: readMarkdown(text),
    plugins: [richInput, keymap(RICH_KEYS), keymap(baseKeymap), history()],
  });
}

/** Pictures of other sites are not published, and not asked for; uploads take a ticket. */
function showPictures(ticket: string): Pick<EditorProps, 'nodeViews'> {
  return {
    nodeViews: {
      image({ attrs }) {
        const dom = document.createElement('img');
        dom.loading = 'lazy';
        const source = String(attrs['src']);
        const isShown = source.startsWith(UPLOADS) ? ticket !== '' : source.startsWith(FILES);
        if (isShown) dom.src = withTicket(source, source.startsWith(UPLOADS) ? ticket : '');
        dom.alt = String(attrs['alt'] ?? '');
        return { dom };
      },
    },
  };
}
