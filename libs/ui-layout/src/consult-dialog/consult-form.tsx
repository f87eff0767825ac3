import { CONSULT_TOPICS, CONTACT_LIMITS } from '@portal/api-contract';
import { CONSULT_RULES } from '@portal/api-contract/rules';
import { ChoiceCards, DefinedFields, defineForm, field, Form, useForm } from '@portal/ui-forms';
import type { ToolboxProps } from '../layout-props';

const consultForm = defineForm({
  userName: field.text({
    label: '联系人',
    rule: CONSULT_RULES.userName,
    autoComplete: 'name',
    maxLength: CONSULT_RULES.userName.max,
  }),
  telephone: field.mobile({ maxLength: CONTACT_LIMITS.telephoneInput }),
  companyName: field.text({
    label: '公司名称',
    isWide: true,
    rule: CONSULT_RULES.companyName,
    autoComplete: 'organization',
    maxLength: CONSULT_RULES.companyName.max,
  }),
  topic: {
    ...field.choice({ label: '咨询类型', options: CONSULT_TOPICS, missing: '请选择咨询类型' }),
    component: ChoiceCards,
  },
  content: field.prose({
    label: '需求描述',
    rule: CONSULT_RULES.content,
    placeholder: '例如：行业、现场设备、希望解决的问题',
  }),
  captchaTicket: field.ticket(),
  consent: field.consent(),
});

/** Props of `ConsultForm`. */
export interface ConsultFormProps extends Pick<ToolboxProps, 'privacyHref' | 'captcha' | 'onConsult'> {
  readonly onSent: () => void;
}

/** The fields of a consultation; rules and messages are the contract's. */
export function ConsultForm({ privacyHref, captcha, onConsult, onSent }: ConsultFormProps) {
  const form = useForm(consultForm, { send: onConsult, onSubmitted: onSent });
  return (
    <Form form={form} label="项目咨询">
      <DefinedFields form={form} controls={{ captchaTicket: { captcha }, consent: { href: privacyHref } }} />
    </Form>
  );
}
