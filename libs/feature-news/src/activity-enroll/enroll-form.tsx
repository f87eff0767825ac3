import type { Enrolment, UserProfile } from '@portal/api-contract';
import { ENROLMENT_RULES } from '@portal/api-contract/rules';
import { useEnrollMutation, useFormDraft } from '@portal/data-access-api/forms';
import { DefinedFields, defineForm, field, Form, useForm } from '@portal/ui-forms';

const enrollForm = defineForm({
  name: field.text({ label: '姓名', rule: ENROLMENT_RULES.name, autoComplete: 'name' }),
  telephone: field.mobile(),
  companyName: field.text({
    label: '公司名称',
    isWide: true,
    rule: ENROLMENT_RULES.companyName,
    autoComplete: 'organization',
  }),
  consent: field.consent('信息仅用于本次活动的通知与签到'),
});

/** Props of `EnrollForm`. */
export interface EnrollFormProps {
  readonly activityId: string;
  readonly profile: UserProfile;
  readonly onEnrolled: (enrolment: Enrolment) => void;
}

/** What somebody says about themselves to take part. */
export function EnrollForm({ activityId, profile, onEnrolled }: EnrollFormProps) {
  const [enroll] = useEnrollMutation();
  const form = useForm(enrollForm, {
    start: { name: profile.nickname, companyName: profile.company },
    draft: useFormDraft(`enroll-${activityId}`, profile.account),
    send: (request, idempotencyKey) => enroll({ body: { activityId, ...request }, idempotencyKey }),
    onSubmitted: onEnrolled,
  });
  return (
    <Form form={form} label="报名信息" submitText="提交报名">
      <DefinedFields form={form} />
    </Form>
  );
}
