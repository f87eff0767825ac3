import { CONTACT_FORM_PATHS, type UserProfile } from '@portal/api-contract';
import { CONTACT_RULES } from '@portal/api-contract/rules';
import { contactApi, useFormDraft } from '@portal/data-access-api/forms';
import { DefinedFields, defineForm, field, Form, SuccessPanel, useForm } from '@portal/ui-forms';
import { WithVisitor } from '../shared/with-visitor';

const HEIGHT = 320;

const contactForm = defineForm({
  userName: field.text({ label: '联系人', rule: CONTACT_RULES.userName, autoComplete: 'name' }),
  companyName: field.text({ label: '公司名称', rule: CONTACT_RULES.companyName, autoComplete: 'organization' }),
  telephone: field.mobile({ isWide: true }),
  content: field.prose({
    label: '留言',
    rule: CONTACT_RULES.content,
    placeholder: '想了解的产品或问题，方便我们请合适的同事联系您',
  }),
  consent: field.consent('信息仅用于就本次留言与您联系'),
});

/** Asks to be called back. */
export function ContactForm() {
  return <WithVisitor height={HEIGHT}>{(profile) => <Fields profile={profile} />}</WithVisitor>;
}

function Fields({ profile }: { readonly profile: UserProfile | undefined }) {
  const [addContact] = contactApi.endpoints.addContact.useMutation();
  const form = useForm(contactForm, {
    action: CONTACT_FORM_PATHS.contact,
    start: { userName: profile?.nickname, companyName: profile?.company },
    draft: useFormDraft('contact', profile?.account),
    send: (body, idempotencyKey) => addContact({ body, idempotencyKey }),
  });
  const { receipt } = form;
  if (receipt) {
    return (
      <SuccessPanel
        title="提交成功"
        steps={['留言已登记，联系您时使用您留下的电话', '紧急问题请直接拨打本页的热线电话，留言不影响热线受理']}
      />
    );
  }
  return (
    <Form form={form} label="留言">
      <DefinedFields form={form} />
    </Form>
  );
}
