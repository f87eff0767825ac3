import type { WorkOrderSuggestion } from '@portal/api-contract/account';
import { WORK_ORDER_RULES } from '@portal/api-contract/rules';
import { type BoundField, type TextControl, TextField } from '@portal/ui-forms';
import { Button, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './title-field.module.css';
import { useTitleSuggestions } from './use-title-suggestions';

/** Props of `TitleField`. */
export interface TitleFieldProps {
  readonly field: BoundField<string, TextControl>;
  readonly productCode: string;
  /** One of the suggestions has answered the question. */
  readonly onSolved: () => void;
}

const KIND_LABELS: Readonly<Record<WorkOrderSuggestion['kind'], string>> = { document: '文档', workorder: '我的工单' };

/** Title of a work order, with what may answer it below. */
export function TitleField({ field, productCode, onSolved }: TitleFieldProps) {
  const [isComposing, setIsComposing] = useState(false);
  const suggestions = useTitleSuggestions(field.value, productCode, isComposing);
  return (
    <div className={styles.field}>
      <div onCompositionStart={() => setIsComposing(true)} onCompositionEnd={() => setIsComposing(false)}>
        <TextField field={field} hint={`${field.value.length}/${WORK_ORDER_RULES.title.max}`} />
      </div>
      <VisuallyHidden as="p" role="status">
        {suggestions.length > 0 && `有 ${suggestions.length} 条可能的答案`}
      </VisuallyHidden>
      {suggestions.length > 0 && <Suggestions suggestions={suggestions} onSolved={onSolved} />}
    </div>
  );
}

interface SuggestionsProps {
  readonly suggestions: readonly WorkOrderSuggestion[];
  readonly onSolved: () => void;
}

function Suggestions({ suggestions, onSolved }: SuggestionsProps) {
  return (
    <section className={styles.panel} aria-label="可能的答案">
      <div className={styles.head}>
        <p>这些内容也许能马上解决您的问题</p>
        <Button variant="plain" className={styles.solved} onClick={onSolved}>
          已解决，不提交
        </Button>
      </div>
      <ul className={styles.list}>
        {suggestions.map(({ kind, title, url }) => (
          <li key={url}>
            <span className={styles.kind}>{KIND_LABELS[kind]}</span>
            <SiteLink href={url} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden>（在新标签页打开）</VisuallyHidden>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
