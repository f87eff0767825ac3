import { findMaxExtension, type TrialDetail } from '@portal/api-contract/account';
import { TRIAL_RULES } from '@portal/api-contract/rules';
import {
  useCancelTrialMutation,
  useExtendTrialMutation,
  useOwnDraft,
  useRateTrialMutation,
} from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { defineForm, field, SelectField, TextAreaField, TextField, useForm } from '@portal/ui-forms';
import type { TrialAction } from './trial-words';

/** Props of `TrialForm`. */
export interface TrialFormProps extends ActionListener {
  readonly trial: Pick<TrialDetail, 'id' | 'days'>;
  readonly onCancel: () => void;
}

const extensionForm = defineForm({
  days: {
    ...field.text({
      label: '延期天数',
      inputMode: 'numeric',
      findError: (value) => (/^[1-9]\d?$/.test(value.trim()) ? '' : '请输入延期天数'),
    }),
    toSent: Number,
  },
  reason: field.prose({ label: '延期原因', rule: TRIAL_RULES.extensionReason, rows: 3 }),
});

const RATINGS = { '5': '5 分 非常满意', '4': '4 分 满意', '3': '3 分 一般', '2': '2 分 不满意', '1': '1 分 很不满意' };

const feedbackForm = defineForm({
  rating: { ...field.choice({ label: '评分', options: RATINGS, missing: '请选择评分' }), toSent: Number },
  text: field.prose({ label: '试用反馈', rule: TRIAL_RULES.feedback, rows: 4 }),
});

const cancelForm = defineForm({
  reason: field.prose({ label: '取消原因', rule: TRIAL_RULES.cancelReason, rows: 3 }),
});

/** Forms of what can be done with a trial. */
export const TRIAL_FORMS: Readonly<Record<TrialAction, (props: TrialFormProps) => React.JSX.Element>> = {
  extend: ExtensionForm,
  feedback: FeedbackForm,
  cancel: CancelForm,
};

function ExtensionForm({ trial: { id, days }, onCancel, ...listener }: TrialFormProps) {
  const [extend] = useExtendTrialMutation();
  const form = useForm(extensionForm, {
    draft: useOwnDraft(`trial:extend:${id}`),
    send: (request, idempotencyKey) => extend({ body: { id, ...request }, idempotencyKey }),
    ...tellOutcome('延期申请已提交，审核期间可以继续使用', listener),
  });
  return (
    <ActionForm
      form={form}
      question={`每个试用可以延期一次，最多${findMaxExtension(days)}天，由工作人员审核。`}
      submitText="提交延期申请"
      onCancel={onCancel}
    >
      <TextField field={form.bind('days')} />
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}

function FeedbackForm({ trial: { id }, onCancel, ...listener }: TrialFormProps) {
  const [rate] = useRateTrialMutation();
  const form = useForm(feedbackForm, {
    draft: useOwnDraft(`trial:feedback:${id}`),
    send: (request, idempotencyKey) => rate({ body: { id, ...request }, idempotencyKey }),
    ...tellOutcome('感谢您的评价', listener),
  });
  return (
    <ActionForm form={form} submitText="提交评价" onCancel={onCancel}>
      <SelectField field={form.bind('rating')} />
      <TextAreaField field={form.bind('text')} />
    </ActionForm>
  );
}

function CancelForm({ trial: { id }, onCancel, ...listener }: TrialFormProps) {
  const [cancel] = useCancelTrialMutation();
  const form = useForm(cancelForm, {
    draft: useOwnDraft(`trial:cancel:${id}`),
    send: (request, idempotencyKey) => cancel({ body: { id, ...request }, idempotencyKey }),
    ...tellOutcome('试用已取消', listener),
  });
  return (
    <ActionForm
      form={form}
      question="取消后不能恢复；已开通的试用取消后不能再次申请。"
      submitText="取消试用"
      isDangerous
      onCancel={onCancel}
    >
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}
