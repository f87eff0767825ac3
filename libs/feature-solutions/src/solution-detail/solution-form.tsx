import type { UserProfile } from '@portal/api-contract';
import { useCaptchaCalls, useFormDraft, useRequestSolutionMutation, useVisitor } from '@portal/data-access-api/forms';
import { applicantFields, DefinedFields, defineForm, field, Form, toApplicantStart, useForm } from '@portal/ui-forms';
import { Skeleton } from '@portal/ui-kit';
import { createRequestFields } from '../request-form/request-fields';
import { RequestSubmitted } from '../request-form/request-submitted';

const { companyName, ...others } = createRequestFields('现场的设备与系统、想解决的问题、时间计划');

const solutionForm = defineForm({
  companyName,
  industry: applicantFields.industry,
  ...others,
  consent: field.consent('信息仅用于沟通本方案'),
});

/** Props of `SolutionForm`. */
export interface SolutionFormProps {
  readonly solutionId: string;
}

const NEXT_STEPS = ['工作人员受理后，按您留下的电话联系', '沟通之前可以先准备现场的设备清单、在用系统与目标'];

/** Asks how a solution would be done at the visitor's place. */
export function SolutionForm({ solutionId }: SolutionFormProps) {
  const { isReady, profile } = useVisitor();
  return isReady ? <Fields key={solutionId} solutionId={solutionId} profile={profile} /> : <Skeleton height={600} />;
}

function Fields({ solutionId, profile }: SolutionFormProps & { readonly profile: UserProfile | undefined }) {
  const [requestSolution] = useRequestSolutionMutation();
  const captcha = useCaptchaCalls('consult');
  const form = useForm(solutionForm, {
    start: toApplicantStart(profile),
    draft: useFormDraft(`solution-${solutionId}`, profile?.account),
    send: (request, idempotencyKey) => requestSolution({ body: { solutionId, ...request }, idempotencyKey }),
  });
  const { receipt } = form;
  if (receipt) return <RequestSubmitted title="已收到您的方案需求" number={receipt.applicationNo} steps={NEXT_STEPS} />;
  return (
    <Form form={form} label="获取方案" submitText="获取方案">
      <DefinedFields form={form} controls={{ captchaTicket: { captcha } }} />
    </Form>
  );
}
