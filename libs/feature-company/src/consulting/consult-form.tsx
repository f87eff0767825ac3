import type { UserProfile } from '@portal/api-contract';
import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { useCaptchaCalls, useFormDraft, useSaveServiceConsultMutation } from '@portal/data-access-api/forms';
import { applicantFields, DefinedFields, defineForm, field, Form, toApplicantStart, useForm } from '@portal/ui-forms';
import { WithVisitor } from '../shared/with-visitor';
import { ConsultSubmitted } from './consult-submitted';

const HEIGHT = 640;

const { industry, ...applicant } = applicantFields;

const consultForm = defineForm({
  service: field.choice({ label: '咨询方向', missing: '请选择咨询方向' }),
  industry,
  ...applicant,
  content: field.prose({
    label: '需求描述',
    rule: APPLICATION_RULES.content,
    rows: 5,
    placeholder: '现状、想解决的问题、希望什么时候有结果',
  }),
  captchaTicket: field.ticket(),
  consent: field.consent('信息仅用于安排本次咨询'),
});

/** Props of `ConsultForm`. */
export interface ConsultFormProps {
  /** What can be talked about. */
  readonly services: readonly string[];
}

/** Asks for a consultation. */
export function ConsultForm({ services }: ConsultFormProps) {
  return <WithVisitor height={HEIGHT}>{(profile) => <Fields services={services} profile={profile} />}</WithVisitor>;
}

function Fields({ services, profile }: ConsultFormProps & { readonly profile: UserProfile | undefined }) {
  const [saveConsult] = useSaveServiceConsultMutation();
  const captcha = useCaptchaCalls('consult');
  const form = useForm(consultForm, {
    start: toApplicantStart(profile),
    draft: useFormDraft('consult', profile?.account),
    send: (body, idempotencyKey) => saveConsult({ body, idempotencyKey }),
  });
  const { receipt } = form;
  if (receipt) return <ConsultSubmitted number={receipt.applicationNo} />;
  return (
    <Form form={form} label="预约咨询" submitText="提交预约">
      <DefinedFields
        form={form}
        controls={{
          service: { choices: field.toChoices(services) },
          companyName: { isWide: true },
          captchaTicket: { captcha },
        }}
      />
    </Form>
  );
}
