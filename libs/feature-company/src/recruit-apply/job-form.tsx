import { APPLICATION_LIMITS, type ApplicationReceipt, type UserProfile } from '@portal/api-contract';
import { toFormOutcome, useApplyForJobMutation, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import {
  ConsentField,
  DraftNotice,
  EmailField,
  FileField,
  FormFoot,
  FormGrid,
  TelephoneField,
  TextAreaField,
  TextField,
  useForm,
  WideField,
} from '@portal/ui-content/form';
import styles from '../shared/form.module.css';
import { JOB_RULES, type JobDraft, type JobValues, toJobDraft, toJobRequest, toJobValues } from './job-form.rules';
import { PersonalDataNotice } from './personal-data-notice';

/** Props of `JobForm`. */
export interface JobFormProps {
  readonly jobId: string;
  readonly profile: UserProfile | undefined;
  readonly onTaken: (receipt: ApplicationReceipt) => void;
}

/** Application for a job with a résumé. */
export function JobForm({ jobId, profile, onTaken }: JobFormProps) {
  const { draft, saveDraft, clearDraft } = useFormDraft<JobDraft>(`job-${jobId}`, profile?.account ?? '');
  const [apply] = useApplyForJobMutation();
  const upload = useUpload('resume');
  const { form, bind, isSending, warning } = useForm<JobValues, ApplicationReceipt>({
    initial: toJobValues(profile, draft),
    rules: JOB_RULES,
    onChange: (values) => saveDraft(toJobDraft(values)),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await apply({ body: toJobRequest(jobId, values), idempotencyKey }));
      if ('receipt' in outcome) {
        clearDraft();
        onTaken(outcome.receipt);
      }
      return outcome;
    },
  });
  return (
    <form {...form} className={styles.form} aria-label="投递简历">
      <DraftNotice isShown={Boolean(draft)} />
      <FormGrid>
        <TextField field={bind('name')} label="姓名" isRequired autoComplete="name" />
        <TelephoneField field={bind('telephone')} />
        <WideField>
          <EmailField field={bind('email')} isRequired />
        </WideField>
        <WideField>
          <FileField
            field={bind('resumeFileId')}
            label="简历"
            isRequired
            hint="PDF、DOC 或 DOCX，不超过 10 MB"
            accept=".pdf,.doc,.docx"
            most={1}
            upload={upload}
          />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('note')}
            label="补充说明"
            maxLength={APPLICATION_LIMITS.note}
            placeholder="可到岗时间、作品链接或想让面试官先知道的事"
          />
        </WideField>
      </FormGrid>
      <PersonalDataNotice />
      <ConsentField field={bind('consent')} purpose="并同意按上述说明处理我的简历" />
      <FormFoot isSending={isSending} warning={warning} submitText="投递简历" />
    </form>
  );
}
