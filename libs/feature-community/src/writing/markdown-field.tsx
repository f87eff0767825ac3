import { type BoundField, FormField, type ProseControl } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { applyMark, continueList, type MarkName, MARKS, type Selection } from './edit-markdown';
import { MarkdownPreview } from './markdown-preview';
import { usePictures } from './use-pictures';
import styles from './writing.module.css';

/** Props of `MarkdownField`. */
export interface MarkdownFieldProps {
  readonly field: BoundField<string, ProseControl>;
  /** The text area, for those who lead to a place of the text. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

const NAMES = Object.keys(MARKS) as MarkName[];

/**
 * Markdown in the browser's own text field, with the server's rendering beside it: what it shows is what is published.
 * The field is the browser's own for the sake of input methods, screen readers and phones (ADR 114).
 */
export function MarkdownField({ field, area }: MarkdownFieldProps) {
  const { value, error, onChange, onBlur, control } = field;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const insert = (text: string, selection?: Selection) => {
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
  };
  const pictures = usePictures(insert);

  function mark(name: MarkName): void {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const { text, selectFrom, selectTo } = applyMark(name, element.value, { start, end });
    insert(text);
    element.setSelectionRange(start + selectFrom, start + selectTo);
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end } = event.currentTarget;
    const known = NAMES.find((name) => MARKS[name].key && MARKS[name].key === event.key.toLowerCase());
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && known) {
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
    pictures.add([...files]);
  };

  return (
    <FormField
      label={control.label}
      isRequired={control.isRequired ?? false}
      error={error}
      isWide
      hint={`${value.length} 字`}
    >
      {(props) => (
        <div className={styles.editor} data-view={view}>
          <div className={styles.toolbar} role="toolbar" aria-label="排版">
            {NAMES.map((name) => (
              <Button
                key={name}
                variant="plain"
                title={`${MARKS[name].label}${MARKS[name].key ? `（Ctrl+${MARKS[name].key.toUpperCase()}）` : ''}`}
                aria-label={MARKS[name].label}
                onClick={() => mark(name)}
              >
                <span aria-hidden>{MARKS[name].sign}</span>
              </Button>
            ))}
            <label className={styles.picture}>
              插入图片
              <input
                type="file"
                accept="image/png,image/jpeg"
                multiple
                onChange={({ target }) => {
                  pictures.add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
            <span className={styles.views} role="group" aria-label="视图">
              <Button variant="plain" aria-pressed={view === 'write'} onClick={() => setView('write')}>
                编辑
              </Button>
              <Button variant="plain" aria-pressed={view === 'preview'} onClick={() => setView('preview')}>
                预览
              </Button>
            </span>
          </div>
          <div className={styles.panes}>
            <textarea
              {...props}
              ref={area}
              className={styles.area}
              name={field.name}
              rows={control.rows}
              value={value}
              placeholder="支持 Markdown。图片可以直接粘贴或拖进来。"
              onChange={({ target }) => onChange(target.value)}
              onBlur={onBlur}
              onKeyDown={press}
              onPaste={(event) => takeFiles(event, event.clipboardData.files)}
              onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
            />
            <MarkdownPreview body={value} />
          </div>
          <p role="status" className={styles.uploads}>
            {pictures.message}
          </p>
        </div>
      )}
    </FormField>
  );
}
