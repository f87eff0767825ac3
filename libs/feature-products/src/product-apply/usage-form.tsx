import {
  APPLICATION_LIMITS,
  type ApplicationReceipt,
  COMPANY_SIZES,
  INDUSTRIES,
  type UserProfile,
} from '@portal/api-contract';
import { type FormOutcome, useCaptchaCalls, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import {
  CaptchaField,
  ConsentField,
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
import { useId, useState } from 'react';
import {
  toUsageDraft,
  toUsageRequest,
  toUsageValues,
  USAGE_RULES,
  type UsageDraft,
  type UsageRequest,
  type UsageValues,
} from './usage-form.rules';
import styles from './product-apply.module.css';

/** Props of `UsageForm`. */
export interface UsageFormProps {
  /** What kind of thing is applied for, e.g. 试用产品, and its name. */
  readonly itemLabel: string;
  readonly itemName: string;
  /** What the data is used for, in one sentence. */
  readonly purpose: string;
  /** Name under which the draft is kept. */
  readonly draftName: string;
  readonly profile: UserProfile | undefined;
  readonly send: (usage: UsageRequest, idempotencyKey: string) => Promise<FormOutcome<ApplicationReceipt>>;
  readonly onTaken: (receipt: ApplicationReceipt) => void;
  readonly onRefused: () => void;
}

/** Form of an application for the use of something: who, what for, and how to reach them. */
export function UsageForm(props: UsageFormProps) {
  const { itemLabel, itemName, purpose, draftName, profile, send, onTaken, onRefused } = props;
  const { draft, saveDraft, clearDraft } = useFormDraft<UsageDraft>(draftName, profile?.account ?? '');
  const [round, setRound] = useState(0);
  const captcha = useCaptchaCalls('trial');
  const upload = useUpload('attachment');
  const form = useForm<UsageValues, ApplicationReceipt>({
    initial: toUsageValues(profile, draft),
    rules: USAGE_RULES,
    send: async (values, key) => {
      const outcome = await send(toUsageRequest(values), key);
      if ('receipt' in outcome) {
        clearDraft();
        onTaken(outcome.receipt);
      }
      return outcome;
    },
    onChange: (values) => saveDraft(toUsageDraft(values)),
    onRefused: () => {
      form.change('captchaTicket', '');
      setRound(round + 1);
      onRefused();
    },
  });
  const { bind } = form;
  return (
    <form {...form.form} className={styles.form} aria-label="试用申请">
      {draft && (
        <p className={styles.restored} role="status">
          已恢复您上次未提交的内容
        </p>
      )}
      <FormGrid>
        <WideField>
          <ItemName label={itemLabel} name={itemName} />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('scene')}
            label="使用场景"
            isRequired
            maxLength={APPLICATION_LIMITS.scene.max}
            rows={5}
            placeholder="例如：车间 80 台注塑机的能耗采集与看板，计划先试一条产线"
          />
        </WideField>
        <TextField
          field={bind('companyName')}
          label="企业名称"
          isRequired
          autoComplete="organization"
          maxLength={APPLICATION_LIMITS.companyName}
        />
        <SelectField field={bind('industry')} label="行业" isRequired options={INDUSTRIES} />
        <SelectField field={bind('companySize')} label="企业规模" options={COMPANY_SIZES} />
        <TextField field={bind('startsOn')} label="期望开始日期" type="date" min={today()} />
        <TextField
          field={bind('contactName')}
          label="联系人"
          isRequired
          autoComplete="name"
          maxLength={APPLICATION_LIMITS.name}
        />
        <TelephoneField field={bind('telephone')} />
        <WideField>
          <EmailField field={bind('email')} maxLength={APPLICATION_LIMITS.email} />
        </WideField>
        <WideField>
          <FileField
            field={bind('fileIds')}
            label="附件"
            hint="最多 3 个，JPG、PNG、BMP 或 PDF，单个不超过 10 MB"
            accept=".jpg,.jpeg,.png,.bmp,.pdf"
            most={APPLICATION_LIMITS.files}
            upload={upload}
          />
        </WideField>
        <WideField>
          <CaptchaField field={bind('captchaTicket')} captcha={captcha} round={round} />
        </WideField>
        <WideField>
          <ConsentField field={bind('consent')} purpose={purpose} />
        </WideField>
      </FormGrid>
      <FormFoot isSending={form.isSending} warning={form.warning} submitText="提交申请" />
    </form>
  );
}

function ItemName({ label, name }: { readonly label: string; readonly name: string }) {
  const id = useId();
  return (
    <div className={styles.item}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={name} readOnly />
    </div>
  );
}

/** The visitor's day, as a date field has it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
