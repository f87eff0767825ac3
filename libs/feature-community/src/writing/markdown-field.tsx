import { type BoundField, FormField, type ProseControl } from '@portal/ui-forms';
import { Button, Skeleton } from '@portal/ui-kit';
import { lazy, type RefObject, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarkName } from './edit-markdown';
import { MarkdownArea } from './markdown-area';
import { MarkdownPreview } from './markdown-preview';
import { MentionOffer } from './mentions/mention-offer';
import { ProductBar } from './product-bar';
import { usePictures } from './use-pictures';
import type { TextPlaces, WritingArea } from './writing-area';
import { WritingToolbar } from './writing-toolbar';
import styles from './writing.module.css';

const RichArea = lazy(() => import('./rich/rich-area').then((module) => ({ default: module.RichArea })));

/** Props of `MarkdownField`. */
export interface MarkdownFieldProps {
  readonly field: BoundField<string, ProseControl>;
  /** Places of the text, for those who lead to them. */
  readonly places: RefObject<TextPlaces | null>;
}

const VIEWS = { write: 'Markdown', rich: '富文本', preview: '预览' } as const;
type View = keyof typeof VIEWS;

const HEIGHT = 420;

/**
 * A text as Markdown or with its look, with the server's rendering beside it: what it shows is what is published. Both
 * views are of the same Markdown, which is what is kept (ADR 180).
 */
export function MarkdownField({ field, places }: MarkdownFieldProps) {
  const { name, value, error, onChange, onBlur, control } = field;
  const [view, setView] = useState<View>('write');
  const [isRich, setIsRich] = useState(false);
  const [isReferring, setIsReferring] = useState(false);
  const [pressed, setPressed] = useState<ReadonlySet<MarkName>>();
  const markdown = useRef<WritingArea & TextPlaces>(null);
  const rich = useRef<WritingArea>(null);
  const findArea = () => (isRich ? rich : markdown).current;
  const pictures = usePictures((text) => findArea()?.insert(text));

  function show(next: View): void {
    setView(next);
    if (next !== 'preview') setIsRich(next === 'rich');
  }

  useImperativeHandle(places, () => ({
    select(start, end) {
      flushSync(() => show('write'));
      markdown.current?.select(start, end);
    },
  }));

  return (
    <FormField
      label={control.label}
      isRequired={control.isRequired ?? false}
      error={error}
      isWide
      hint={`${value.length} 字`}
    >
      {(props) => {
        const area = { name, value, onChange, onBlur, rows: control.rows, control: props, onFiles: pictures.add };
        return (
          <div className={styles.editor} data-view={view}>
            <WritingToolbar
              onMark={(mark) => findArea()?.mark(mark)}
              onPictures={pictures.add}
              onProduct={() => setIsReferring(true)}
              pressed={isRich ? pressed : undefined}
            >
              <span className={styles.views} role="group" aria-label="视图">
                {(Object.keys(VIEWS) as View[]).map((each) => (
                  <Button
                    key={each}
                    variant="plain"
                    data-view={each}
                    aria-pressed={view === each}
                    onClick={() => show(each)}
                  >
                    {VIEWS[each]}
                  </Button>
                ))}
              </span>
            </WritingToolbar>
            {isReferring && (
              <ProductBar
                onInsert={(markdown) => {
                  setIsReferring(false);
                  findArea()?.insert(markdown);
                }}
                onClose={() => {
                  setIsReferring(false);
                  findArea()?.focus();
                }}
              />
            )}
            <div className={styles.panes}>
              <MentionOffer>
                {isRich ? (
                  <Suspense fallback={<Skeleton height={HEIGHT} />}>
                    <RichArea {...area} ref={rich} label={control.label} onMarks={setPressed} />
                  </Suspense>
                ) : (
                  <MarkdownArea {...area} ref={markdown} />
                )}
              </MentionOffer>
              <MarkdownPreview body={value} />
            </div>
            <p role="status" className={styles.uploads}>
              {pictures.message}
            </p>
          </div>
        );
      }}
    </FormField>
  );
}
