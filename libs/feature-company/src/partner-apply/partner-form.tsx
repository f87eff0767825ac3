import { APPLICATION_LIMITS, type ApplicationReceipt, PARTNER_KINDS, type UserProfile } from '@portal/api-contract';
import { APPLICATION_RULES, CREDIT_CODE_PATTERN, normalizeText } from '@portal/api-contract/rules';
import { useApplyForPartnershipMutation, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import { applicantFields, DefinedFields, defineForm, field, Form, toApplicantStart, useForm } from '@portal/ui-forms';

const { companyName, contactName, telephone } = applicantFields;

const partnerForm = defineForm({
  companyName,
  creditCode: {
    ...field.text({
      label: '统一社会信用代码',
      findError: (code) => (CREDIT_CODE_PATTERN.test(toCreditCode(code)) ? '' : '请输入18位统一社会信用代码'),
      autoComplete: 'off',
      isUpperCase: true,
      hint: '营业执照上的 18 位代码',
    }),
    toSent: toCreditCode,
  },
  partnerKind: field.choice({ label: '合作类型', options: PARTNER_KINDS, missing: '请选择合作类型' }),
  region: field.text({ label: '所在地区', rule: APPLICATION_RULES.region, placeholder: '例如：华东 · 苏州' }),
  contactName,
  telephone,
  email: field.email({ isWide: true }),
  intro: field.prose({
    label: '企业介绍',
    rule: APPLICATION_RULES.intro,
    rows: 5,
    placeholder: '主营业务、团队规模、服务过的行业与希望的合作方式',
  }),
  fileIds: field.files({
    label: '资质证明',
    hint: '1～3 个，JPG、PNG、BMP 或 PDF，单个不超过 10 MB',
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: APPLICATION_LIMITS.files,
    missing: '请上传资质证明',
  }),
  consent: field.consent('信息仅用于合作资质的审核与联系'),
});

/** Props of `PartnerForm`. */
export interface PartnerFormProps {
  readonly profile: UserProfile | undefined;
  readonly onSubmitted: (receipt: ApplicationReceipt) => void;
  readonly onRejected: () => void;
}

/** Application to become a partner. */
export function PartnerForm({ profile, onSubmitted, onRejected }: PartnerFormProps) {
  const [apply] = useApplyForPartnershipMutation();
  const upload = useUpload('qualification');
  const form = useForm(partnerForm, {
    start: toApplicantStart(profile),
    draft: useFormDraft('partner', profile?.account),
    send: (body, idempotencyKey) => apply({ body, idempotencyKey }),
    onSubmitted,
    onRejected: ({ hasNoResponse }) => !hasNoResponse && onRejected(),
  });
  return (
    <Form form={form} label="成为合作伙伴" submitText="提交申请">
      <DefinedFields form={form} controls={{ fileIds: { upload } }} />
    </Form>
  );
}

/** A code as it is written: plain capitals without spaces. */
function toCreditCode(text: string): string {
  return normalizeText(text).replaceAll(/\s/g, '').toUpperCase();
}
