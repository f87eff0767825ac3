import { CONTENT_LIMITS } from '@portal/api-contract/community';
import type { BoundField, FieldDefinition } from '@portal/ui-forms';
import { FormField } from '@portal/ui-forms';
import { Button, CloseIcon } from '@portal/ui-kit';
import { type KeyboardEvent, useState } from 'react';
import styles from './writing.module.css';

/** Tags of a text, one to five. */
export const tagsField: FieldDefinition<readonly string[], string[]> = {
  ...{ initial: [], isKept: true, control: {} },
  findError: (tags) => (tags.length === 0 ? '请至少添加1个标签' : ''),
  isValue: (kept): kept is readonly string[] => Array.isArray(kept) && kept.every((tag) => typeof tag === 'string'),
  toSent: (tags) => [...tags],
};

/** Field for tags: a comma or Enter ends one, Backspace in an empty field takes the last one back. */
export function TagsField({ field }: { readonly field: BoundField<readonly string[]> }) {
  const { value: tags, error, onChange, onBlur } = field;
  const [typed, setTyped] = useState('');
  const isFull = tags.length >= CONTENT_LIMITS.tags;

  function add(): void {
    const tag = typed.trim().slice(0, CONTENT_LIMITS.tagLength);
    setTyped('');
    if (tag && !isFull && !tags.includes(tag)) onChange([...tags, tag]);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1));
    if (![',', '，', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    add();
  }

  return (
    <FormField label="标签" isRequired error={error} hint={`用逗号或回车隔开，最多 ${CONTENT_LIMITS.tags} 个`} isWide>
      {(control) => (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <Button
              key={tag}
              variant="plain"
              className={styles.tag}
              aria-label={`删除标签 ${tag}`}
              onClick={() => onChange(tags.filter((each) => each !== tag))}
            >
              {tag}
              <CloseIcon size={14} />
            </Button>
          ))}
          <input
            {...control}
            name={field.name}
            value={typed}
            disabled={isFull}
            placeholder={isFull ? '标签已满' : '例如：边缘网关'}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={press}
            onBlur={() => {
              add();
              onBlur();
            }}
          />
        </div>
      )}
    </FormField>
  );
}
