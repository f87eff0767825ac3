import { REFUND_LIMITS, REFUND_TEXT_RULES } from '@portal/api-contract/account';
import { checkBankAccount, checkLength } from '@portal/api-contract/rules';
import {
  useAppealRefundMutation,
  useCancelRefundMutation,
  useOwnDraft,
  useSupplementRefundMutation,
  useUpdateRefundAccountMutation,
  useUpload,
} from '@portal/data-access-api/account';
import { ActionForm, type ActionListener, tellOutcome } from '@portal/ui-account';
import { defineForm, field, FileField, TextAreaField, TextField, useForm } from '@portal/ui-forms';
import type { RefundAction } from './refund-words';

/** Props of the form of something that can be done with a refund. */
export interface RefundFormProps extends ActionListener {
  readonly refundNo: string;
  readonly onCancel: () => void;
}

/** Files of a refund, as forms take them. */
export const refundFiles = () =>
  field.files({
    label: '凭证',
    hint: `截图或文件，最多 ${REFUND_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，每个不超过 10 MB`,
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: REFUND_LIMITS.files,
    isKept: false,
  });

const supplementForm = defineForm({
  text: field.prose({ label: '补充说明', rule: REFUND_TEXT_RULES.supplement, rows: 4 }),
  fileIds: refundFiles(),
});

const cancelForm = defineForm({
  reason: field.prose({ label: '撤销原因', rule: REFUND_TEXT_RULES.cancelReason, rows: 3 }),
});

const appealForm = defineForm({
  reason: field.prose({ label: '申诉理由', rule: REFUND_TEXT_RULES.appeal, rows: 4 }),
});

const accountForm = defineForm({
  name: {
    ...field.text({
      label: '收款户名',
      findError: (text) => checkLength(text.trim(), '请输入收款户名', '收款户名', 2, 100),
      autoComplete: 'off',
    }),
    // Brackets of a name stay as they are printed.
    toSent: (text: string) => text.trim(),
  },
  bank: field.text({
    label: '开户行',
    findError: (text) => checkLength(text.trim(), '请输入开户行', '开户行', 4, 60),
    autoComplete: 'off',
  }),
  number: field.text({
    label: '银行账号',
    findError: (text) => checkBankAccount(text.trim()),
    inputMode: 'numeric',
    autoComplete: 'off',
  }),
});

/** Forms of what can be done with a refund. */
export const REFUND_FORMS: Readonly<Record<RefundAction, (props: RefundFormProps) => React.JSX.Element>> = {
  supplement: SupplementForm,
  updateAccount: AccountForm,
  appeal: AppealForm,
  cancel: CancelForm,
};

function SupplementForm({ refundNo, onCancel, ...listener }: RefundFormProps) {
  const [supplement] = useSupplementRefundMutation();
  const upload = useUpload('attachment');
  const form = useForm(supplementForm, {
    draft: useOwnDraft(`refund:supplement:${refundNo}`),
    send: (request, idempotencyKey) => supplement({ body: { refundNo, ...request }, idempotencyKey }),
    ...tellOutcome('材料已提交，请等待审核', listener),
  });
  return (
    <ActionForm form={form} submitText="提交材料" onCancel={onCancel}>
      <TextAreaField field={form.bind('text')} />
      <FileField field={form.bind('fileIds')} upload={upload} />
    </ActionForm>
  );
}

function AccountForm({ refundNo, onCancel, ...listener }: RefundFormProps) {
  const [update] = useUpdateRefundAccountMutation();
  const form = useForm(accountForm, {
    send: (request, idempotencyKey) => update({ body: { refundNo, ...request }, idempotencyKey }),
    ...tellOutcome('收款账户已更新，财务将重新退款', listener),
  });
  return (
    <ActionForm
      form={form}
      question="款项未能退回原账户，请填写新的收款账户，由财务以对公汇款退回。"
      submitText="提交收款账户"
      onCancel={onCancel}
    >
      <TextField field={form.bind('name')} />
      <TextField field={form.bind('bank')} />
      <TextField field={form.bind('number')} />
    </ActionForm>
  );
}

function AppealForm({ refundNo, onCancel, ...listener }: RefundFormProps) {
  const [appeal] = useAppealRefundMutation();
  const form = useForm(appealForm, {
    draft: useOwnDraft(`refund:appeal:${refundNo}`),
    send: (request, idempotencyKey) => appeal({ body: { refundNo, ...request }, idempotencyKey }),
    ...tellOutcome('申诉已提交，将由另一位财务人员处理', listener),
  });
  return (
    <ActionForm
      form={form}
      question="每笔退款可以申诉一次，由另一位财务人员重新审核。"
      submitText="提交申诉"
      onCancel={onCancel}
    >
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}

function CancelForm({ refundNo, onCancel, ...listener }: RefundFormProps) {
  const [cancel] = useCancelRefundMutation();
  const form = useForm(cancelForm, {
    draft: useOwnDraft(`refund:cancel:${refundNo}`),
    send: (request, idempotencyKey) => cancel({ body: { refundNo, ...request }, idempotencyKey }),
    ...tellOutcome('退款申请已撤销', listener),
  });
  return (
    <ActionForm
      form={form}
      question="撤销后产品可以继续使用，需要时可以重新申请，金额按届时的使用时长计算。"
      submitText="确认撤销"
      isDangerous
      onCancel={onCancel}
    >
      <TextAreaField field={form.bind('reason')} />
    </ActionForm>
  );
}
