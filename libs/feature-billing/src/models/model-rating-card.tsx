import { type ModelComment, PARTICIPATION_RULES } from '@portal/api-contract/community';
import { useListModelCommentsQuery, useOwnDraft, useSaveModelCommentMutation } from '@portal/data-access-api/account';
import { AccountCard, isMissing } from '@portal/ui-account';
import { CheckBoxField, defineForm, field, Form, SelectField, TextAreaField, useForm } from '@portal/ui-forms';
import { QueryView, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './models.module.css';

const STARS = { '1': '1 星 很不满意', '2': '2 星 不满意', '3': '3 星 一般', '4': '4 星 满意', '5': '5 星 非常满意' };

const ratingForm = defineForm({
  stars: { ...field.choice({ label: '评分', options: STARS, missing: '请选择评分' }), toSent: Number },
  text: field.prose({ label: '评价', rule: PARTICIPATION_RULES.review, rows: 4 }),
  asksReview: field.flag(),
});

/** Props of `ModelRatingCard`. */
export interface ModelRatingCardProps {
  readonly modelId: string;
}

/** 我的评价: what somebody who uses a model says of it; nothing where the model is off the shelf, or their own. */
export function ModelRatingCard({ modelId }: ModelRatingCardProps) {
  const result = useListModelCommentsQuery({ modelId, pageSize: 1 });
  if (isMissing(modelId, result.error) || result.data?.mayComment === false) return null;
  return (
    <AccountCard title="我的评价">
      <QueryView result={result} waiting={<Skeleton height={240} />} label="正在加载评价" failure="评价暂时没有读到">
        {({ own }) => <RatingForm modelId={modelId} own={own} />}
      </QueryView>
    </AccountCard>
  );
}

function RatingForm({ modelId, own }: ModelRatingCardProps & { readonly own: ModelComment | null }) {
  const [save] = useSaveModelCommentMutation();
  const [isRefused, setIsRefused] = useState(false);
  const [message, setMessage] = useState('');
  const form = useForm(ratingForm, {
    draft: useOwnDraft(`model-rating:${modelId}`),
    start: own ? { stars: String(own.stars) as keyof typeof STARS, text: own.text } : undefined,
    send: (request, idempotencyKey) => save({ body: { modelId, ...request, website: '' }, idempotencyKey }),
    onRejected: ({ fieldErrors }) => setIsRefused(fieldErrors.some((error) => error.field === 'text')),
    onSubmitted: ({ isWaiting }) => {
      setIsRefused(false);
      setMessage(isWaiting ? '已提交人工审核，通过后所有人可见' : '感谢您的评价');
    },
  });
  return (
    <Form form={form} label="评价模型" submitText={own ? '更新评价' : '提交评价'}>
      {own && <p className={styles.text}>{describeOwn(own)}</p>}
      <SelectField field={form.bind('stars')} />
      <TextAreaField field={form.bind('text')} />
      {isRefused && <CheckBoxField field={form.bind('asksReview')}>仍要提交人工审核</CheckBoxField>}
      <p role="status" className={styles.text}>
        {message}
      </p>
    </Form>
  );
}

/** Where an own comment stands. */
function describeOwn({ isWaiting, isHidden }: ModelComment): string {
  if (isWaiting) return '您的评价正在人工审核，通过后所有人可见。';
  return isHidden ? '您的评价因违反社区规范已被隐藏，可以修改后重新提交。' : '您已评价该模型，更新后替换原来的评价。';
}
