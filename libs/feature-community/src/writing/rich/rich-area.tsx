import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { MarkName } from '../edit-markdown';
import type { AreaProps } from '../markdown-area';
import { usePictureTicket } from '../../shared/use-picture-ticket';
import type { WritingArea } from '../writing-area';
import { LinkBar } from './link-bar';
import { openEditor, type RichEditor } from './open-editor';
import styles from './rich-area.module.css';

/** Props of `RichArea`. */
export interface RichAreaProps extends AreaProps<WritingArea> {
  readonly label: string;
  /** Hears how what is selected is marked up. */
  readonly onMarks: (marks: ReadonlySet<MarkName>) => void;
}

/** A text with its look: Markdown all the same, of which nothing changes but what is touched. */
export function RichArea(props: RichAreaProps) {
  const { ref, value, label, control } = props;
  const { id, required, 'aria-invalid': isInvalid, 'aria-describedby': message } = control;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(null);
  const [link, setLink] = useState<string>();
  const ticket = usePictureTicket(true);
  // The editor lives longer than what it is told of.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const opened = openEditor(place.current, {
      text: latest.current.value,
      onChange: (text) => latest.current.onChange(text),
      onPressed: (marks) => latest.current.onMarks(marks),
      onBlur: () => latest.current.onBlur(),
      onFiles: (files) => latest.current.onFiles(files),
      onLink: () => setLink(opened.readLink()),
    });
    editor.current = opened;
    return opened.close;
  }, []);
  useEffect(() => editor.current?.setText(value), [value]);
  useEffect(() => editor.current?.setTicket(ticket), [ticket]);
  useEffect(() => {
    editor.current?.describe({
      ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...{ 'aria-required': String(required), 'aria-invalid': String(isInvalid) },
      ...(message && { 'aria-describedby': message }),
    });
  }, [id, label, required, isInvalid, message]);
  useImperativeHandle(ref, () => ({
    mark: (name) => editor.current?.mark(name),
    insert: (markdown) => editor.current?.insert(markdown),
    focus: () => editor.current?.focus(),
  }));

  return (
    <div className={styles.rich}>
      {link !== undefined && (
        <LinkBar
          href={link}
          onSet={(href) => {
            setLink(undefined);
            editor.current?.link(href);
          }}
          onClose={() => {
            setLink(undefined);
            editor.current?.focus();
          }}
        />
      )}
      <div ref={place} className={styles.place} />
    </div>
  );
}
