import { recordStyles } from '@portal/ui-account';
import { FormGrid, TextField } from '@portal/ui-forms';
import type { StepProps } from './step-props';

/** The legal representative, who consents by a text message or a link. */
export function LegalStep({ form: { bind, values } }: StepProps) {
  return (
    <>
      <h2 className={recordStyles.panelTitle}>法定代表人</h2>
      <p className={recordStyles.panelText}>
        核验通过后，{values.legalPerson || '法定代表人'}需要在24小时内通过短信验证码或您转发的链接确认。
      </p>
      <FormGrid>
        <TextField field={bind('legalPersonIdNumber')} isRequired hint="18位身份证号或居住证号，加密保存" />
        <TextField field={bind('legalPersonTelephone')} isRequired />
      </FormGrid>
    </>
  );
}
