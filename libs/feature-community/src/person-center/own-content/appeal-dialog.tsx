import { CONTENT_REVIEW_RULES } from '@portal/api-contract/community';
import { useAppealContentMutation } from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { DefinedFields, defineForm, field, Form, useForm } from '@portal/ui-forms';
import { Dialog } from '@portal/ui-kit';

const appealForm = defineForm({
  reason: field.prose({ label: '申诉理由', rule: CONTENT_REVIEW_RULES.appeal, rows: 5 }),
});

/** Props of `AppealDialog`. */
export interface AppealDialogProps {
  readonly mid: string;
  readonly onClose: () => void;
}

/** 申诉: has another moderator look at a decision, once. */
export function AppealDialog({ mid, onClose }: AppealDialogProps) {
  const [appeal] = useAppealContentMutation();
  const form = useForm(appealForm, {
    draft: useFormDraft(`appeal-${mid}`),
    send: (request, idempotencyKey) => appeal({ body: { mid, ...request }, idempotencyKey }),
    onSubmitted: onClose,
  });
  return (
    <Dialog title="申诉" onClose={onClose}>
      <p>由另一位审核员复核，每次结论只能申诉一次。</p>
      <Form form={form} label="申诉" submitText="提交申诉">
        <DefinedFields form={form} />
      </Form>
    </Dialog>
  );
}
