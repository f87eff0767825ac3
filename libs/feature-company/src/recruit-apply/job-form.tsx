import type { ApplicationReceipt, UserProfile } from '@portal/api-contract';
import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { useApplyForJobMutation, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import {
  ConsentField,
  defineForm,
  field,
  FileField,
  Form,
  FormGrid,
  TextAreaField,
  TextField,
  useForm,
} from '@portal/ui-forms';
import { PersonalDataNotice } from './personal-data-notice';

const jobForm = defineForm({
  name: field.text({ label: '姓名', rule: APPLICATION_RULES.name, autoComplete: 'name' }),
  telephone: field.mobile(),
  email: field.email(),
  resumeFileId: {
    ...field.files({
      label: '简历',
      hint: 'PDF、DOC 或 DOCX，不超过 10 MB',
      accept: '.pdf,.doc,.docx',
      max: 1,
      missing: '请上传简历',
    }),
    toSent: ([file]) => file?.id ?? '',
  },
  note: field.prose({
    label: '补充说明',
    rule: APPLICATION_RULES.note,
    placeholder: '可到岗时间、作品链接或想让面试官先知道的事',
  }),
  consent: field.consent('并同意按上述说明处理我的简历'),
});

/** Props of `JobForm`. */
export interface JobFormProps {
  readonly jobId: string;
  readonly profile: UserProfile | undefined;
  readonly onSubmitted: (receipt: ApplicationReceipt) => void;
}

/** Application for a job with a résumé. */
export function JobForm({ jobId, profile, onSubmitted }: JobFormProps) {
  const [apply] = useApplyForJobMutation();
  const upload = useUpload('resume');
  const form = useForm(jobForm, {
    start: { name: profile?.nickname },
    draft: useFormDraft(`job-${jobId}`, profile?.account),
    send: (request, idempotencyKey) => apply({ body: { jobId, ...request }, idempotencyKey }),
    onSubmitted,
  });
  const { bind } = form;
  return (
    <Form form={form} label="投递简历" submitText="投递简历">
      <FormGrid>
        <TextField field={bind('name')} />
        <TextField field={bind('telephone')} />
        <TextField field={bind('email')} isWide />
        <FileField field={bind('resumeFileId')} upload={upload} />
        <TextAreaField field={bind('note')} />
      </FormGrid>
      <PersonalDataNotice />
      <ConsentField field={bind('consent')} />
    </Form>
  );
}
