import type { ControlProps } from '@portal/ui-forms';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { applyMark, continueList, findKeyMark, type MarkName, type Selection } from './edit-markdown';
import type { TextPlaces, WritingArea } from './writing-area';
import styles from './writing.module.css';

/** Props of the views of a text. */
export interface AreaProps<Area extends WritingArea> {
  readonly ref: Ref<Area>;
  readonly name: string;
  readonly rows: number | undefined;
  readonly value: string;
  readonly control: ControlProps;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Pictures are pasted or dropped. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Markdown in the browser's own text field, for the sake of input methods, screen readers and phones (ADR 114). */
export function MarkdownArea(props: AreaProps<WritingArea & TextPlaces>) {
  const { ref, name, rows, value, control, onChange, onBlur, onFiles } = props;
  const area = useRef<HTMLTextAreaElement>(null);

  function select(start: number, end: number): void {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  }

  function insert(text: string, selection?: Selection): void {
    const element = area.current;
    if (!element) return;
    element.focus();
    const { start, end } = selection ?? { start: element.selectionStart, end: element.selectionEnd };
    element.setSelectionRange(start, end);
    // The one way that leaves what was typed to "undo"; elsewhere the value is replaced.
    if (!document.execCommand?.('insertText', false, text)) {
      element.setRangeText(text, start, end, 'end');
      onChange(element.value);
    }
  }

  function mark(kind: MarkName): void {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const { text, selectFrom, selectTo } = applyMark(kind, element.value, { start, end });
    insert(text);
    element.setSelectionRange(start + selectFrom, start + selectTo);
  }

  useImperativeHandle(ref, () => ({ insert, mark, select, focus: () => area.current?.focus() }));

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const known = findKeyMark(event);
    if (known) {
      event.preventDefault();
      mark(known);
      return;
    }
    const next = event.key === 'Enter' && !event.shiftKey ? continueList(value, { start, end }) : null;
    if (next === null) return;
    event.preventDefault();
    insert(next);
  }

  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };

  return (
    <textarea
      {...control}
      ref={area}
      className={styles.area}
      name={name}
      rows={rows}
      value={value}
      placeholder="支持 Markdown。图片可以直接粘贴或拖进来。"
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      onKeyDown={press}
      onPaste={(event) => takeFiles(event, event.clipboardData.files)}
      onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
    />
  );
}
