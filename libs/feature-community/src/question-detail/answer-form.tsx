import { type CommunityAnswer, PARTICIPATION_RULES } from '@portal/api-contract/community';
import { useSaveAnswerMutation } from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { CheckBoxField, defineForm, field, Form, TextAreaField, useForm } from '@portal/ui-forms';
import { useState } from 'react';
import { useLoginFirst } from '../taking-part/use-login-first';
import { MentionOffer } from '../writing/mentions/mention-offer';
import styles from './answers.module.css';

const answerForm = defineForm({
  body: field.prose({ label: '回答', rule: PARTICIPATION_RULES.answer, rows: 10 }),
  hasAi: field.flag(),
  asksReview: field.flag(),
});

/** Props of `AnswerForm`. */
export interface AnswerFormProps {
  readonly questionId: string;
  /** The own answer that is changed; none for a new one. */
  readonly answer?: CommunityAnswer;
  readonly onDone?: () => void;
}

/** Answers a question, or changes an own answer. Each has a draft of its own, apart from that of comments. */
export function AnswerForm({ questionId, answer, onDone }: AnswerFormProps) {
  const [save] = useSaveAnswerMutation();
  const loginFirst = useLoginFirst();
  const [isRejected, setIsRejected] = useState(false);
  const form = useForm(answerForm, {
    start: answer && { body: answer.body, hasAi: answer.hasAi },
    draft: useFormDraft(`answer-${answer?.id ?? questionId}`),
    send: (request, idempotencyKey) =>
      loginFirst(() =>
        save({
          body: { questionId, ...(answer && { id: answer.id, version: answer.version }), ...request },
          idempotencyKey,
        }),
      ),
    onRejected: ({ fieldErrors }) => setIsRejected(fieldErrors.some((error) => error.field === 'body')),
    onSubmitted: () => onDone?.(),
  });
  return (
    <Form form={form} label="写回答" submitText={answer ? '保存修改' : '提交回答'} className={styles.form}>
      <MentionOffer>
        <TextAreaField field={form.bind('body')} hint="支持 Markdown：## 小标题、- 列表、```代码```，@ 提到成员" />
      </MentionOffer>
      <CheckBoxField field={form.bind('hasAi')}>含 AI 生成内容</CheckBoxField>
      {isRejected && <CheckBoxField field={form.bind('asksReview')}>仍要提交人工审核</CheckBoxField>}
    </Form>
  );
}
