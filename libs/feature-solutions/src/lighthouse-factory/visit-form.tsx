import { type Factory, ITEM_REQUEST_LIMITS, type UserProfile } from '@portal/api-contract';
import { findPeopleError, normalizeText, VISIT_ERRORS } from '@portal/api-contract/rules';
import { useBookVisitMutation, useCaptchaCalls, useFormDraft, useVisitor } from '@portal/data-access-api/forms';
import { DefinedFields, defineForm, field, Form, toApplicantStart, useForm } from '@portal/ui-forms';
import { Skeleton } from '@portal/ui-kit';
import { createRequestFields } from '../request-form/request-fields';
import { RequestSubmitted } from '../request-form/request-submitted';
import { findVisitDayError, toVisitDay } from './visit-form.rules';

const visitForm = defineForm({
  factoryId: field.choice({ label: '参观工厂', isWide: true, missing: VISIT_ERRORS.factory }),
  visitOn: field.text({ label: '参观日期', type: 'date', findError: findVisitDayError }),
  people: {
    ...field.text({
      label: '参观人数',
      findError: findPeopleError,
      inputMode: 'numeric',
      maxLength: 2,
      hint: `每批最多${ITEM_REQUEST_LIMITS.people}人`,
    }),
    toSent: (text: string) => Number(normalizeText(text)),
  },
  ...createRequestFields('关注的主题、希望交流的人'),
  consent: field.consent('信息仅用于安排本次参观'),
});

/** Props of `VisitForm`. */
export interface VisitFormProps {
  readonly factories: readonly Factory[];
  /** The factory somebody wants to see; empty where that is open. */
  readonly factoryId: string;
}

const NEXT_STEPS = ['工作人员受理后，按您留下的电话与您确认行程', '参观日期以与您确认的为准，确认之前请不要安排行程'];

/** Books a visit to a factory. */
export function VisitForm(props: VisitFormProps) {
  const { isReady, profile } = useVisitor();
  return isReady ? <Fields key={props.factoryId} {...props} profile={profile} /> : <Skeleton height={640} />;
}

function Fields({ factories, factoryId, profile }: VisitFormProps & { readonly profile: UserProfile | undefined }) {
  const [bookVisit] = useBookVisitMutation();
  const captcha = useCaptchaCalls('consult');
  const form = useForm(visitForm, {
    start: { ...toApplicantStart(profile), factoryId },
    draft: useFormDraft(factoryId ? `visit-${factoryId}` : 'visit', profile?.account),
    send: (body, idempotencyKey) => bookVisit({ body, idempotencyKey }),
  });
  const { receipt } = form;
  if (receipt) return <RequestSubmitted title="参观预约已提交" number={receipt.applicationNo} steps={NEXT_STEPS} />;
  return (
    <Form form={form} label="预约参观" submitText="提交预约">
      <DefinedFields
        form={form}
        controls={{
          factoryId: { choices: factories.map(({ id, name }) => ({ value: id, label: name })) },
          companyName: { isWide: true },
          visitOn: { min: toVisitDay(1), max: toVisitDay(ITEM_REQUEST_LIMITS.daysAhead) },
          captchaTicket: { captcha },
        }}
      />
    </Form>
  );
}
