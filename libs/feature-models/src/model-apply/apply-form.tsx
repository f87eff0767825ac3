import {
  APPLICATION_LIMITS,
  COMPANY_SIZES,
  INDUSTRIES,
  MODEL_PURPOSES,
  type ModelDetail,
  type UserProfile,
} from '@portal/api-contract';
import { useCaptchaCalls, useUpload } from '@portal/data-access-api/forms';
import { htmlFile, paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink } from '@portal/ui-content';
import {
  CaptchaField,
  ConsentField,
  EmailField,
  FileField,
  FormFoot,
  FormGrid,
  SelectField,
  SuccessPanel,
  TextAreaField,
  TextField,
  WideField,
} from '@portal/ui-content/form';
import { SiteLink } from '@portal/ui-kit';
import { FILE_ACCEPT } from './apply-options';
import styles from './model-apply.module.css';
import { NEXT_STEPS } from './next-steps';
import { useApplyForm } from './use-apply-form';

/** Props of `ApplyForm`. */
export interface ApplyFormProps {
  readonly model: ModelDetail;
  readonly profile: UserProfile;
}

const ignore = () => undefined;

/** Application for the use of a model. */
export function ApplyForm({ model: { id, name }, profile }: ApplyFormProps) {
  const { form, bind, isSending, warning, receipt, round, isOpenAlready } = useApplyForm(id, profile);
  const captcha = useCaptchaCalls('trial');
  const upload = useUpload('attachment');
  if (receipt) {
    return (
      <SuccessPanel
        title="申请已提交"
        number={receipt.applicationNo}
        steps={NEXT_STEPS}
        actions={
          <>
            <ButtonLink href={accountPaths.overviewTryProduct.href()} variant="primary">
              查看我的申请
            </ButtonLink>
            <ButtonLink href={paths.modelDetail.href({ file: htmlFile(id) })}>返回模型</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <form {...form} className={styles.form} aria-label="申请信息">
      <FormGrid>
        <WideField>
          <TextField
            field={{ name: 'model', value: name, error: undefined, onChange: ignore, onBlur: ignore }}
            label="申请模型"
            readOnly
          />
        </WideField>
        <WideField>
          <SelectField field={bind('purpose')} label="申请类型" isRequired options={MODEL_PURPOSES} />
        </WideField>
        <WideField>
          <TextAreaField
            field={bind('scene')}
            label="使用场景"
            isRequired
            maxLength={APPLICATION_LIMITS.scene.max}
            placeholder="请说明要解决的问题、接入的设备或数据、预计的用量"
            rows={5}
          />
        </WideField>
        <TextField field={bind('companyName')} label="企业名称" isRequired autoComplete="organization" />
        <SelectField field={bind('industry')} label="行业" isRequired options={INDUSTRIES} />
        <SelectField field={bind('companySize')} label="企业规模" options={COMPANY_SIZES} />
        <TextField field={bind('startsOn')} label="期望开始日期" type="date" />
        <TextField field={bind('contactName')} label="联系人" isRequired autoComplete="name" />
        <TextField
          field={bind('telephone')}
          label="联系电话"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <WideField>
          <EmailField field={bind('email')} />
        </WideField>
        <WideField>
          <FileField
            field={bind('fileIds')}
            label="附件"
            hint={`最多 ${APPLICATION_LIMITS.files} 个，支持 JPG、PNG、BMP、PDF，单个不超过 10 MB`}
            accept={FILE_ACCEPT}
            most={APPLICATION_LIMITS.files}
            upload={upload}
          />
        </WideField>
        <WideField>
          <CaptchaField field={bind('captchaTicket')} captcha={captcha} round={round} />
        </WideField>
      </FormGrid>
      <ConsentField field={bind('consent')} purpose="信息仅用于处理本次模型申请" />
      <FormFoot isSending={isSending} warning={warning} submitText="提交申请" />
      {isOpenAlready && (
        <p className={styles.open}>
          该模型的申请正在处理中，可在
          <SiteLink href={accountPaths.overviewTryProduct.href()}>我的申请</SiteLink>
          查看进度。
        </p>
      )}
    </form>
  );
}
