import { readStored, removeStored, writeStored } from '@portal/data-access-api';
import { Button } from '@portal/ui-kit';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './tool-parts.module.css';

/** How documents are shown: kept in this browser, and read by the script in the document's head before the first paint. */
const KEY = 'reading';

const SIZES = [
  { value: 'small', label: '小' },
  { value: undefined, label: '标准' },
  { value: 'large', label: '大' },
] as const;

/** Size of text, dark page, and a page without anything beside it. */
export function ReadingPanel({ onClose }: { readonly onClose: () => void }) {
  const [choices, setChoices] = useState(readPreferences);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  const isSystemDark = useIsSystemDark();
  const isDark = choices.has('dark') || (isSystemDark && !choices.has('light'));

  function choose(added: ReadingChoice | undefined, removed: readonly ReadingChoice[]): void {
    const kept = [...choices].filter((choice) => !removed.includes(choice));
    const next = new Set(added ? [...kept, added] : kept);
    setChoices(next);
    writePreferences(next);
  }

  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
  const size = SIZES.find(({ value }) => value && choices.has(value))?.value;
  return (
    <div ref={panel} className={styles.panel} role="group" aria-label="阅读设置" onKeyDown={closeOnEscape}>
      <fieldset>
        <legend>字号</legend>
        {SIZES.map(({ value, label }) => (
          <label key={label}>
            <input
              type="radio"
              name="reading-size"
              checked={size === value}
              onChange={() => choose(value, ['small', 'large'])}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={isDark}
          // What the system wants anyway is no choice.
          onChange={() => choose(isDark === isSystemDark ? (isDark ? 'light' : 'dark') : undefined, ['dark', 'light'])}
        />
        深色阅读
      </label>
      <label>
        <input
          type="checkbox"
          checked={choices.has('focus')}
          onChange={({ target }) => choose(target.checked ? 'focus' : undefined, ['focus'])}
        />
        专注模式（隐藏目录与大纲）
      </label>
      <Button variant="plain" onClick={onClose}>
        完成
      </Button>
    </div>
  );
}

/** Choices of a reader; an absent size is the normal one, absent colors are those of the system. */
type ReadingChoice = 'small' | 'large' | 'dark' | 'light' | 'focus';

const DARK = '(prefers-color-scheme: dark)';

function useIsSystemDark(): boolean {
  return useSyncExternalStore(watchSystem, () => matchMedia(DARK).matches);
}

function watchSystem(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** What this browser keeps. */
export function readPreferences(): ReadonlySet<ReadingChoice> {
  return new Set((readStored('local', KEY) ?? '').split(' ').filter(Boolean) as ReadingChoice[]);
}

/** Shows and keeps what a reader has chosen. */
function writePreferences(choices: ReadonlySet<ReadingChoice>): void {
  const text = [...choices].join(' ');
  document.documentElement.dataset['reading'] = text;
  if (text) writeStored('local', KEY, text);
  else removeStored('local', KEY);
}
