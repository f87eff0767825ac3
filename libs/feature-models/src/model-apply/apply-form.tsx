import { MODEL_PURPOSES, type ModelDetail, type UserProfile } from '@portal/api-contract';
import { useApplyForModelMutation, useCaptchaCalls, useFormDraft, useUpload } from '@portal/data-access-api/forms';
import { htmlFile, paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import {
  DefinedFields,
  defineForm,
  field,
  FixedField,
  Form,
  SuccessPanel,
  toApplicantStart,
  usageFields,
  useForm,
} from '@portal/ui-forms';
import { ButtonLink, SiteLink } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import styles from './model-apply.module.css';
import { NEXT_STEPS } from './next-steps';

const applyForm = defineForm({
  purpose: field.choice({ label: '申请类型', options: MODEL_PURPOSES, isWide: true, missing: '请选择申请类型' }),
  ...usageFields,
  consent: field.consent('信息仅用于处理本次模型申请'),
});

/** Value of `purpose` in the URL that asks for a trial. */
const TRIAL = 'trial';

/** Props of `ApplyForm`. */
export interface ApplyFormProps {
  readonly model: ModelDetail;
  readonly profile: UserProfile;
}

/** Application for the use of a model. */
export function ApplyForm({ model: { id, name }, profile }: ApplyFormProps) {
  const [params] = useSearchParams();
  const [apply] = useApplyForModelMutation();
  const captcha = useCaptchaCalls('trial');
  const upload = useUpload('attachment');
  const draft = useFormDraft(`model-apply-${id}`, profile.account);
  const [use, trial] = MODEL_PURPOSES;
  const isTrial = params.get('purpose') === TRIAL;
  const form = useForm(applyForm, {
    start: { ...toApplicantStart(profile), purpose: isTrial ? trial : use },
    // The link that was followed last says what is wanted now, whatever an earlier draft said.
    draft: isTrial ? { ...draft, draft: { ...draft.draft, purpose: trial } } : draft,
    send: (request, idempotencyKey) => apply({ body: { modelId: id, ...request }, idempotencyKey }),
  });
  const { receipt, error } = form;
  if (receipt) return <Submitted number={receipt.applicationNo} modelId={id} />;
  return (
    <>
      <Form form={form} label="申请信息" submitText="提交申请">
        <DefinedFields
          form={form}
          controls={{
            scene: { placeholder: '请说明要解决的问题、接入的设备或数据、预计的用量' },
            fileIds: { upload },
            captchaTicket: { captcha },
          }}
        >
          <FixedField label="申请模型" value={name} />
        </DefinedFields>
      </Form>
      {error?.code === '409' && (
        <p className={styles.open}>
          该模型的申请正在处理中，可在
          <SiteLink href={accountPaths.applications.href()}>我的申请</SiteLink>
          查看进度。
        </p>
      )}
    </>
  );
}

function Submitted({ number, modelId }: { readonly number: string; readonly modelId: string }) {
  return (
    <SuccessPanel
      title="申请已提交"
      number={number}
      steps={NEXT_STEPS}
      actions={
        <>
          <ButtonLink href={accountPaths.applications.href()} variant="primary">
            查看我的申请
          </ButtonLink>
          <ButtonLink href={paths.modelDetail.href({ file: htmlFile(modelId) })}>返回模型</ButtonLink>
        </>
      }
    />
  );
}
