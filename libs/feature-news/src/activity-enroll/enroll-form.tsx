import type { Enrolment, UserProfile } from '@portal/api-contract';
import { toFormOutcome, useEnrollMutation, useFormDraft } from '@portal/data-access-api/forms';
import { ConsentField, FormFoot, FormGrid, normalizeText, TextField, useForm } from '@portal/ui-content/form';
import { ENROLL_RULES, type EnrollValues } from './enroll-form.rules';
import styles from './activity-enroll.module.css';

/** Props of `EnrollForm`. */
export interface EnrollFormProps {
  readonly activityId: string;
  readonly profile: UserProfile;
  readonly onEnrolled: (enrolment: Enrolment) => void;
}

/** What somebody says about themselves to take part. */
export function EnrollForm({ activityId, profile, onEnrolled }: EnrollFormProps) {
  const { draft, saveDraft, clearDraft } = useFormDraft<EnrollValues>(`enroll-${activityId}`, profile.account);
  const [enroll] = useEnrollMutation();
  const { form, bind, isSending, warning } = useForm<EnrollValues, Enrolment>({
    initial: { name: profile.nickname, companyName: profile.company, telephone: '', ...draft, consent: false },
    rules: ENROLL_RULES,
    onChange: saveDraft,
    send: async ({ name, companyName, telephone }, idempotencyKey) => {
      const body = {
        activityId,
        name: normalizeText(name),
        companyName: normalizeText(companyName),
        telephone: normalizeText(telephone),
        consent: true as const,
      };
      const outcome = toFormOutcome(await enroll({ body, idempotencyKey }));
      if ('receipt' in outcome) {
        clearDraft();
        onEnrolled(outcome.receipt);
      }
      return outcome;
    },
  });
  return (
    <form {...form} className={styles.form} aria-label="报名信息">
      <FormGrid>
        <TextField field={bind('name')} label="姓名" isRequired autoComplete="name" />
        <TextField
          field={bind('telephone')}
          label="联系电话"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </FormGrid>
      <TextField field={bind('companyName')} label="公司名称" isRequired autoComplete="organization" />
      <ConsentField field={bind('consent')} purpose="信息仅用于本次活动的通知与签到" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交报名" />
    </form>
  );
}
