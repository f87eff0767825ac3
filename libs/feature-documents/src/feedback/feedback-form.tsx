import { type DocContent, FEEDBACK_REASONS } from '@portal/api-contract';
import { useAppSelector, useBrand } from '@portal/data-access-api';
import { useDocFeedbackMutation } from '@portal/data-access-api/documents';
import { toFormOutcome, useFormDraft } from '@portal/data-access-api/forms';
import { FormFoot, normalizeText, TextAreaField, TextField, useForm } from '@portal/ui-content/form';
import { FEEDBACK_RULES, type FeedbackValues, MOST_TEXT } from './feedback-form.rules';
import { type FeedbackReason } from './feedback-reasons';
import styles from './feedback-parts.module.css';

const EMPTY: FeedbackValues = { reasons: [], text: '', contact: '' };

/** Asks why a page did not help. What was typed stays until it is sent. */
export function FeedbackForm({ content }: { readonly content: DocContent }) {
  const { id, nodeId, docVersionId } = content;
  const { visibleRange } = useBrand();
  const account = useAppSelector((state) => state.personInfo?.account ?? '');
  const { draft, saveDraft, clearDraft } = useFormDraft<FeedbackValues>(`doc-feedback-${id}-${nodeId}`, account);
  const [sendFeedback] = useDocFeedbackMutation();
  const { form, bind, values, change, isSending, warning, receipt } = useForm<FeedbackValues, { feedbackNo: string }>({
    initial: { ...EMPTY, ...draft },
    rules: FEEDBACK_RULES,
    onChange: saveDraft,
    send: async ({ reasons, text, contact }, idempotencyKey) => {
      const page = { visibleRange, id, nodeId, docVersionId, helpful: false };
      const body = { ...page, reasons: [...reasons], text: text.trim(), contact: normalizeText(contact) };
      const outcome = toFormOutcome(await sendFeedback({ body, idempotencyKey }));
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
  });
  if (receipt) {
    return (
      <p className={styles.result} role="status">
        感谢反馈，编号 {receipt.feedbackNo}。我们会据此修改文档。
      </p>
    );
  }

  const toggle = (reason: FeedbackReason) =>
    change(
      'reasons',
      values.reasons.includes(reason)
        ? values.reasons.filter((other) => other !== reason)
        : [...values.reasons, reason],
    );
  return (
    <form {...form} className={styles.form} aria-label="文档反馈">
      <fieldset>
        <legend>哪里没有帮到您？（可多选）</legend>
        {(Object.entries(FEEDBACK_REASONS) as [FeedbackReason, string][]).map(([reason, label]) => (
          <label key={reason}>
            <input type="checkbox" checked={values.reasons.includes(reason)} onChange={() => toggle(reason)} />
            {label}
          </label>
        ))}
      </fieldset>
      <TextAreaField field={bind('text')} label="补充说明" maxLength={MOST_TEXT} rows={3} />
      <TextField field={bind('contact')} label="联系方式（选填，便于回复）" maxLength={60} autoComplete="email" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交反馈" />
    </form>
  );
}
