import { type ApplicationReceipt, INDUSTRIES, type UserProfile } from '@portal/api-contract';
import {
  toFormOutcome,
  useCaptchaCalls,
  useFormDraft,
  useSaveServiceConsultMutation,
} from '@portal/data-access-api/forms';
import {
  CaptchaField,
  ConsentField,
  DraftNotice,
  FormFoot,
  FormGrid,
  SelectField,
  TelephoneField,
  TextAreaField,
  TextField,
  useForm,
  WideField,
} from '@portal/ui-content/form';
import { useState } from 'react';
import { FORM_LIMITS } from '../shared/application-options';
import styles from '../shared/form.module.css';
import { WithVisitor } from '../shared/with-visitor';
import {
  CONSULT_RULES,
  type ConsultDraft,
  type ConsultValues,
  toConsultDraft,
  toConsultRequest,
  toConsultValues,
} from './consult-form.rules';
import { ConsultTaken } from './consult-taken';

const HEIGHT = 640;

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
  const { draft, saveDraft, clearDraft } = useFormDraft<ConsultDraft>('consult', profile?.account ?? '');
  const [saveConsult] = useSaveServiceConsultMutation();
  const captcha = useCaptchaCalls('consult');
  const [round, setRound] = useState(0);
  const { form, bind, change, isSending, warning, receipt } = useForm<ConsultValues, ApplicationReceipt>({
    initial: toConsultValues(profile, draft),
    rules: CONSULT_RULES,
    onChange: (values) => saveDraft(toConsultDraft(values)),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await saveConsult({ body: toConsultRequest(values), idempotencyKey }));
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
    onRefused: () => {
      change('captchaTicket', '');
      setRound(round + 1);
    },
  });

  if (receipt) return <ConsultTaken number={receipt.applicationNo} />;
  return (
    <form {...form} className={styles.form} aria-label="预约咨询">
      <DraftNotice isShown={Boolean(draft)} />
      <FormGrid>
        <SelectField field={bind('service')} label="咨询方向" isRequired options={services} />
        <SelectField field={bind('industry')} label="行业" isRequired options={INDUSTRIES} />
        <WideField>
          <TextField field={bind('companyName')} label="企业名称" isRequired autoComplete="organization" />
        </WideField>
        <TextField field={bind('contactName')} label="联系人" isRequired autoComplete="name" />
        <TelephoneField field={bind('telephone')} />
        <WideField>
          <TextAreaField
            field={bind('content')}
            label="需求描述"
            isRequired
            maxLength={FORM_LIMITS.content}
            rows={5}
            placeholder="现状、想解决的问题、希望什么时候有结果"
          />
        </WideField>
        <WideField>
          <CaptchaField field={bind('captchaTicket')} captcha={captcha} round={round} />
        </WideField>
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于安排本次咨询" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交预约" />
    </form>
  );
}
