import type { BoundField, FieldControl, FieldDefinition } from '@portal/ui-forms';
import { FieldMessage } from '@portal/ui-forms';
import { Button, CloseIcon, IconButton } from '@portal/ui-kit';
import { useEffect, useId, useRef } from 'react';
import styles from './rows-field.module.css';

/** A row: texts, and what is ticked. */
export type Row = Readonly<Record<string, string | boolean>>;

/** A part of every row. */
export interface RowPart<Each extends Row> {
  readonly key: keyof Each & string;
  readonly label: string;
  readonly maxLength?: number;
  /** Choices, where it is no text. */
  readonly options?: readonly string[];
}

/** What a field of rows shows. */
export interface RowsControl<Each extends Row> extends FieldControl {
  readonly parts: readonly RowPart<Each>[];
  /** A row as it is added. */
  readonly blank: Each;
  readonly max: number;
  /** What is added, e.g. 参数. */
  readonly item: string;
}

/** A field of rows that are alike. */
export function rows<Each extends Row>(
  control: Omit<RowsControl<Each>, 'isRequired'>,
): FieldDefinition<readonly Each[], Each[], RowsControl<Each>> {
  const names = Object.entries(control.blank);
  return {
    ...{ initial: [], isKept: true, control: { ...control, isRequired: false } },
    findError: () => '',
    toSent: (value) => value.map((row) => trim(row)),
    isValue: (kept): kept is readonly Each[] =>
      Array.isArray(kept) &&
      kept.every((row: unknown) => names.every(([name, blank]) => typeof (row as Row | null)?.[name] === typeof blank)),
  };
}

function trim<Each extends Row>(row: Each): Each {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Each;
}

/** Rows that are alike, each with a button to take it away, and one to add another. */
export function RowsField<Each extends Row>({
  field,
}: {
  readonly field: BoundField<readonly Each[], RowsControl<Each>>;
}) {
  const { name, value, error, onChange, onBlur, control } = field;
  const { label, hint, parts, blank, max, item } = control;
  const messageId = useId();
  const list = useRef<HTMLOListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.lastElementChild?.querySelector('input')?.focus();
  }, [value.length]);
  const change = (index: number, part: Partial<Each>) =>
    onChange(value.map((row, place) => (place === index ? { ...row, ...part } : row)));

  return (
    <fieldset
      className={styles.field}
      data-field={name}
      data-parts={parts.length}
      aria-invalid={Boolean(error)}
      aria-describedby={error || hint ? messageId : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {value.length > 0 && (
        <div className={styles.head} aria-hidden="true">
          {parts.map((part) => (
            <span key={part.key}>{part.label}</span>
          ))}
        </div>
      )}
      <ol ref={list} className={styles.rows} onBlur={onBlur}>
        {value.map((row, index) => (
          <li key={index} className={styles.row}>
            {parts.map((part) => (
              <RowControl
                key={part.key}
                part={part}
                label={`${label}第${index + 1}行${part.label}`}
                value={row[part.key] ?? ''}
                onChange={(next) => change(index, { [part.key]: next } as Partial<Each>)}
              />
            ))}
            <IconButton
              label={`删除${label}第${index + 1}行`}
              onClick={() => onChange(value.filter((_row, place) => place !== index))}
            >
              <CloseIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      {value.length < max && (
        <Button
          size="compact"
          onClick={() => {
            isAdded.current = true;
            onChange([...value, blank]);
          }}
        >
          添加{item}
        </Button>
      )}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}

interface RowControlProps<Each extends Row> {
  readonly part: RowPart<Each>;
  readonly label: string;
  readonly value: string | boolean;
  readonly onChange: (value: string | boolean) => void;
}

function RowControl<Each extends Row>({ part, label, value, onChange }: RowControlProps<Each>) {
  if (typeof value === 'boolean')
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-label={label}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span aria-hidden="true">{part.label}</span>
      </label>
    );
  if (part.options)
    return (
      <select
        className={styles.control}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {part.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      className={styles.control}
      aria-label={label}
      placeholder={part.label}
      maxLength={part.maxLength}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
