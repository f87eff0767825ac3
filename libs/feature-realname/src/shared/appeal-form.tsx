import { useAppealIdentificationMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { defineForm, field, Form, TextAreaField, useForm } from '@portal/ui-forms';
import { useNavigate } from 'react-router-dom';

const LENGTH = '请用10至300个字说明情况';

const appealForm = defineForm({
  text: field.prose({
    label: '申诉说明',
    rule: { min: 10, max: 300, tooShort: LENGTH, tooLong: LENGTH },
    rows: 4,
    placeholder: '例如：上面的账号不是本人开通的',
  }),
});

/** Props of `AppealForm`. */
export interface AppealFormProps {
  /** The verification that has failed by the limit of accounts. */
  readonly id: string;
}

/** Appeals against the limit of accounts that one document may have. */
export function AppealForm({ id }: AppealFormProps) {
  const navigate = useNavigate();
  const [appeal] = useAppealIdentificationMutation();
  const form = useForm(appealForm, {
    send: (request, idempotencyKey) => appeal({ body: { id, ...request }, idempotencyKey }),
    onSubmitted: ({ id: appealId }) =>
      void navigate(accountPaths.realnameSubmitSuccess.href(undefined, { id: appealId })),
  });
  return (
    <Form form={form} label="提交申诉" submitText="提交申诉">
      <TextAreaField field={form.bind('text')} />
    </Form>
  );
}
