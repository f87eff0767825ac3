import { APPLICATION_LIMITS, type ApplicationReceipt, type UserProfile } from '@portal/api-contract';
import { toFormOutcome, useApplyForPartnershipMutation, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import {
  ConsentField,
  DraftNotice,
  EmailField,
  FileField,
  FormFoot,
  FormGrid,
  SelectField,
  TelephoneField,
  TextAreaField,
  TextField,
  useForm,
  WideField,
} from '@portal/ui-content/form';
import { FORM_LIMITS, PARTNER_KINDS } from '../shared/application-options';
import styles from '../shared/form.module.css';
import {
  PARTNER_RULES,
  type PartnerDraft,
  type PartnerValues,
  toPartnerDraft,
  toPartnerRequest,
  toPartnerValues,
} from './partner-form.rules';

/** Props of `PartnerForm`. */
export interface PartnerFormProps {
  readonly profile: UserProfile | undefined;
  readonly onTaken: (receipt: ApplicationReceipt) => void;
  readonly onRefused: () => void;
}

/** Application to become a partner. */
export function PartnerForm({ profile, onTaken, onRefused }: PartnerFormProps) {
  const { draft, saveDraft, clearDraft } = useFormDraft<PartnerDraft>('partner', profile?.account ?? '');
  const [apply] = useApplyForPartnershipMutation();
  const upload = useUpload('qualification');
  const { form, bind, change, isSending, warning } = useForm<PartnerValues, ApplicationReceipt>({
    initial: toPartnerValues(profile, draft),
    rules: PARTNER_RULES,
    onChange: (values) => saveDraft(toPartnerDraft(values)),
    send: async (values, idempotencyKey) => {
      const outcome = toFormOutcome(await apply({ body: toPartnerRequest(values), idempotencyKey }));
      if ('receipt' in outcome) {
        clearDraft();
        onTaken(outcome.receipt);
      }
      return outcome;
    },
    onRefused,
  });
  return (
    <form {...form} className={styles.form} aria-label="成为合作伙伴">
      <DraftNotice isShown={Boolean(draft)} />
      <FormGrid>
        <TextField field={bind('companyName')} label="企业名称" isRequired autoComplete="organization" />
        <TextField
          field={{ ...bind('creditCode'), onChange: (value) => change('creditCode', value.toUpperCase()) }}
          label="统一社会信用代码"
          isRequired
          autoComplete="off"
          hint="营业执照上的 18 位代码"
        />
        <SelectField field={bind('partnerKind')} label="合作类型" isRequired options={PARTNER_KINDS} />
        <TextField field={bind('region')} label="所在地区" isRequired placeholder="例如：华东 · 苏州" />
        <TextField field={bind('contactName')} label="联系人" isRequired autoComplete="name" />
        <TelephoneField field={bind('telephone')} />
        <WideField>
          <EmailField field={bind('email')} isRequired />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('intro')}
            label="企业介绍"
            isRequired
            maxLength={FORM_LIMITS.intro}
            rows={5}
            placeholder="主营业务、团队规模、服务过的行业与希望的合作方式"
          />
        </WideField>
        <WideField>
          <FileField
            field={bind('fileIds')}
            label="资质证明"
            isRequired
            hint="1～3 个，JPG、PNG、BMP 或 PDF，单个不超过 10 MB"
            accept=".jpg,.jpeg,.png,.bmp,.pdf"
            most={APPLICATION_LIMITS.files}
            upload={upload}
          />
        </WideField>
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于合作资质的审核与联系" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交申请" />
    </form>
  );
}
