import { PARTICIPATION_RULES } from '@portal/api-contract/community';
import { useSaveCommentMutation } from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { CheckBoxField, defineForm, field, Form, TextAreaField, useForm } from '@portal/ui-forms';
import { useState } from 'react';
import { useLoginFirst } from '../taking-part/use-login-first';
import { MentionOffer } from '../writing/mentions/mention-offer';
import styles from './comments.module.css';
import type { CommentedTarget } from './first-comments';

const commentForm = defineForm({
  text: field.prose({ label: '评论', rule: PARTICIPATION_RULES.comment, rows: 3 }),
  asksReview: field.flag(),
});

/** Props of `CommentForm`. */
export interface CommentFormProps {
  readonly target: CommentedTarget;
  /** The comment that is answered; none for one of the first level. */
  readonly parentId?: string;
  /** Whom it answers. */
  readonly label?: string;
  readonly onDone?: () => void;
}

/** Writes a comment. What was typed stays until the server has it, also over a login. */
export function CommentForm({ target, parentId, label = '发表评论', onDone }: CommentFormProps) {
  const { targetType, targetId } = target;
  const [save] = useSaveCommentMutation();
  const loginFirst = useLoginFirst();
  const [isRejected, setIsRejected] = useState(false);
  const [message, setMessage] = useState('');
  const form = useForm(commentForm, {
    draft: useFormDraft(`comment-${targetId}-${parentId ?? ''}`),
    send: (request, idempotencyKey) =>
      loginFirst(() =>
        save({
          body: { targetType, targetId, ...(parentId && { parentId }), ...request, website: '' },
          idempotencyKey,
        }),
      ),
    onRejected: ({ fieldErrors }) => setIsRejected(fieldErrors.some((error) => error.field === 'text')),
    onSubmitted: ({ isWaiting }) => {
      setIsRejected(false);
      setMessage(isWaiting ? '已提交人工审核，通过后所有人可见' : '评论已发表');
      onDone?.();
    },
  });
  return (
    <Form form={form} label={label} submitText="发表评论" className={styles.form}>
      <MentionOffer>
        <TextAreaField field={form.bind('text')} label={label} />
      </MentionOffer>
      {isRejected && <CheckBoxField field={form.bind('asksReview')}>仍要提交人工审核</CheckBoxField>}
      <p role="status" className={styles.told}>
        {message}
      </p>
    </Form>
  );
}
