import type { TrialState, UserProfile } from '@portal/api-contract';
import { useCaptchaCalls, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import {
  type CallResult,
  DefinedFields,
  defineForm,
  field,
  FixedField,
  Form,
  type FormRequest,
  toApplicantStart,
  usageFields,
  useForm,
} from '@portal/ui-forms';
import styles from './product-apply.module.css';

const usageForm = defineForm({
  ...usageFields,
  consent: field.consent('提交的信息仅用于本次试用的审核与联系'),
});

/** What an application for the use of something says, without what it is for. */
export type UsageRequest = FormRequest<(typeof usageForm)['fields']>;

/** Props of `UsageForm`. */
export interface UsageFormProps {
  /** What kind of thing is applied for, e.g. 试用产品, and its name. */
  readonly itemLabel: string;
  readonly itemName: string;
  /** Name under which the draft is kept. */
  readonly draftName: string;
  readonly profile: UserProfile | undefined;
  readonly send: (usage: UsageRequest, idempotencyKey: string) => PromiseLike<CallResult<TrialState>>;
  readonly onSubmitted: (receipt: TrialState) => void;
  readonly onRejected: () => void;
}

/** Form of an application for the use of something: who, what for, and how to reach them. */
export function UsageForm({ itemLabel, itemName, draftName, profile, send, onSubmitted, onRejected }: UsageFormProps) {
  const captcha = useCaptchaCalls('trial');
  const upload = useUpload('attachment');
  const form = useForm(usageForm, {
    start: toApplicantStart(profile),
    draft: useFormDraft(draftName, profile?.account),
    send,
    onSubmitted,
    onRejected: ({ hasNoResponse }) => !hasNoResponse && onRejected(),
  });
  return (
    <Form form={form} label="试用申请" submitText="提交申请" className={styles.form}>
      <DefinedFields
        form={form}
        controls={{
          scene: { placeholder: '例如：车间 80 台注塑机的能耗采集与看板，计划先试一条产线' },
          startsOn: { min: today() },
          fileIds: { upload },
          captchaTicket: { captcha },
        }}
      >
        <FixedField label={itemLabel} value={itemName} />
      </DefinedFields>
    </Form>
  );
}

/** The visitor's day, as a date field has it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
