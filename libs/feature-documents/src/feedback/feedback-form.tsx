import { type DocContent, FEEDBACK_REASONS } from '@portal/api-contract';
import { FEEDBACK_RULES, findTextError } from '@portal/api-contract/rules';
import { useAppSelector, useBrand } from '@portal/data-access-api';
import { useDocFeedbackMutation } from '@portal/data-access-api/documents';
import { useFormDraft } from '@portal/data-access-api/forms';
import { CheckBoxes, defineForm, field, Form, TextAreaField, TextField, useForm } from '@portal/ui-forms';
import styles from './feedback-parts.module.css';

/** What a reader says about a page. */
export const feedbackForm = defineForm(
  {
    reasons: field.listOf(FEEDBACK_REASONS),
    text: field.prose({ label: '补充说明', rule: FEEDBACK_RULES.text, rows: 3 }),
    contact: field.text({
      label: '联系方式（选填，便于回复）',
      rule: FEEDBACK_RULES.contact,
      maxLength: FEEDBACK_RULES.contact.max,
      autoComplete: 'email',
    }),
  },
  {
    // Without a reason or a text there is nothing to act upon.
    text: (text, { reasons }) =>
      reasons.length === 0 && !text.trim() ? '请选择原因或填写说明' : findTextError(FEEDBACK_RULES.text, text.trim()),
  },
);

/** Asks why a page did not help. What was typed stays until it is sent. */
export function FeedbackForm({ content }: { readonly content: DocContent }) {
  const { id, nodeId, docVersionId } = content;
  const { visibleRange } = useBrand();
  const account = useAppSelector((state) => state.personInfo?.account ?? '');
  const [sendFeedback] = useDocFeedbackMutation();
  const form = useForm(feedbackForm, {
    draft: useFormDraft(`doc-feedback-${id}-${nodeId}`, account),
    send: (request, idempotencyKey) => {
      const page = { visibleRange, id, nodeId, docVersionId, helpful: false };
      return sendFeedback({ body: { ...page, ...request }, idempotencyKey });
    },
  });
  const { bind, receipt } = form;
  if (receipt) {
    return (
      <p className={styles.result} role="status">
        感谢反馈，编号 {receipt.feedbackNo}。我们会据此修改文档。
      </p>
    );
  }
  return (
    <Form form={form} label="文档反馈" submitText="提交反馈" className={styles.form}>
      <fieldset>
        <legend>哪里没有帮到您？（可多选）</legend>
        <CheckBoxes field={bind('reasons')} choices={field.toChoices(FEEDBACK_REASONS)} />
      </fieldset>
      <TextAreaField field={bind('text')} />
      <TextField field={bind('contact')} />
    </Form>
  );
}
