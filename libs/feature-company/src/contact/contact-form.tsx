import type { UserProfile } from '@portal/api-contract';
import { contactApi, toFormOutcome, useFormDraft } from '@portal/data-access-api/forms';
import {
  ConsentField,
  DraftNotice,
  FormFoot,
  FormGrid,
  SuccessPanel,
  TelephoneField,
  TextAreaField,
  TextField,
  useForm,
  WideField,
} from '@portal/ui-content/form';
import { FORM_LIMITS } from '../shared/application-options';
import styles from '../shared/form.module.css';
import { WithVisitor } from '../shared/with-visitor';
import {
  CONTACT_RULES,
  type ContactDraft,
  type ContactValues,
  toContactDraft,
  toContactRequest,
  toContactValues,
} from './contact-form.rules';

const HEIGHT = 320;

/** Asks to be called back. */
export function ContactForm() {
  return <WithVisitor height={HEIGHT}>{(profile) => <Fields profile={profile} />}</WithVisitor>;
}

function Fields({ profile }: { readonly profile: UserProfile | undefined }) {
  const { draft, saveDraft, clearDraft } = useFormDraft<ContactDraft>('contact', profile?.account ?? '');
  const [addContact] = contactApi.endpoints.addContact.useMutation();
  const { form, bind, isSending, warning, receipt } = useForm<ContactValues, { readonly id: string }>({
    initial: toContactValues(profile, draft),
    rules: CONTACT_RULES,
    onChange: (values) => saveDraft(toContactDraft(values)),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await addContact({ body: toContactRequest(values), idempotencyKey }));
      if ('receipt' in outcome) clearDraft();
      return outcome;
    },
  });

  if (receipt) {
    return (
      <SuccessPanel
        title="提交成功"
        steps={['留言已登记，联系您时使用您留下的电话', '紧急问题请直接拨打本页的热线电话，留言不影响热线受理']}
      />
    );
  }
  return (
    <form {...form} className={styles.form} aria-label="留言">
      <DraftNotice isShown={Boolean(draft)} />
      <FormGrid>
        <TextField field={bind('userName')} label="联系人" isRequired autoComplete="name" />
        <TextField field={bind('companyName')} label="公司名称" isRequired autoComplete="organization" />
        <WideField>
          <TelephoneField field={bind('telephone')} />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('content')}
            label="留言"
            isRequired
            maxLength={FORM_LIMITS.content}
            rows={4}
            placeholder="想了解的产品或问题，方便我们请合适的同事联系您"
          />
        </WideField>
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于就本次留言与您联系" />
      <FormFoot isSending={isSending} warning={warning} />
    </form>
  );
}
