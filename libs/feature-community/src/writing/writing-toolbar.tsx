import { Button } from '@portal/ui-kit';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type MarkName, MARKS } from './edit-markdown';
import styles from './writing-toolbar.module.css';

/** Props of `WritingToolbar`. */
export interface WritingToolbarProps {
  readonly onMark: (name: MarkName) => void;
  readonly onPictures: (files: readonly File[]) => void;
  /** Asks which product is referred to. */
  readonly onProduct: () => void;
  /** Marks of what is selected; absent where a view does not tell. */
  readonly pressed?: ReadonlySet<MarkName> | undefined;
  /** What stands at its end. */
  readonly children: ReactNode;
}

const NAMES = Object.keys(MARKS) as MarkName[];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** Ways to mark up a text: one stop of the Tab key, within which the arrow keys lead. */
export function WritingToolbar({ onMark, onPictures, onProduct, pressed, children }: WritingToolbarProps) {
  const [current, setCurrent] = useState<string>(NAMES[0] ?? '');
  const tool = (name: string) => ({
    ...{ 'data-tool': name, tabIndex: name === current ? 0 : -1, onFocus: () => setCurrent(name) },
  });
  return (
    <div className={styles.toolbar}>
      <div className={styles.tools} role="toolbar" aria-label="排版" onKeyDown={moveFocus}>
        {NAMES.map((name) => (
          <Button
            key={name}
            variant="plain"
            title={`${MARKS[name].label}${MARKS[name].key ? `（Ctrl+${MARKS[name].key.toUpperCase()}）` : ''}`}
            aria-label={MARKS[name].label}
            aria-pressed={pressed?.has(name)}
            onClick={() => onMark(name)}
            {...tool(name)}
          >
            <span aria-hidden>{MARKS[name].sign}</span>
          </Button>
        ))}
        <Button variant="plain" title="引用产品" aria-label="引用产品" onClick={onProduct} {...tool('product')}>
          <span aria-hidden>品</span>
        </Button>
        <label className={styles.picture}>
          插入图片
          <input
            type="file"
            accept="image/png,image/jpeg"
            multiple
            onChange={({ target }) => {
              onPictures([...(target.files ?? [])]);
              target.value = '';
            }}
            {...tool('picture')}
          />
        </label>
      </div>
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
  const next = tools.findIndex((one) => one === document.activeElement) + step;
  const [first, last] = [0, tools.length - 1];
  const around = Number.isFinite(step) ? (next + tools.length) % tools.length : Math.min(last, Math.max(first, next));
  tools[around]?.focus();
}
