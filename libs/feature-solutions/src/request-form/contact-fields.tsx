import { APPLICATION_LIMITS, ITEM_REQUEST_LIMITS } from '@portal/api-contract';
import type { CaptchaCalls } from '@portal/data-access-api/forms';
import {
  type BoundField,
  CaptchaField,
  checkConsent,
  checkMobile,
  type FormRules,
  normalizeText,
  requireChoice,
  requireText,
  TelephoneField,
  TextAreaField,
  TextField,
  toMobile,
  WideField,
} from '@portal/ui-content/form';

/** What every request says about who sends it. */
export interface ContactValues {
  readonly companyName: string;
  readonly contactName: string;
  readonly telephone: string;
  readonly remark: string;
  readonly captchaTicket: string;
  readonly consent: boolean;
}

/** Rules of these fields; the contract's own, compared by a test. */
export const CONTACT_RULES: FormRules<ContactValues> = {
  companyName: requireText('请输入企业名称', '企业名称', APPLICATION_LIMITS.companyName),
  contactName: requireText('请输入联系人', '联系人', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  remark: (value) => ([...value.trim()].length > ITEM_REQUEST_LIMITS.remark ? '备注不能超过500个字' : ''),
  captchaTicket: requireChoice('请先完成安全验证'),
  consent: checkConsent,
};

/** What is sent of these fields. */
export function toContact({ companyName, contactName, telephone, remark, captchaTicket }: ContactValues) {
  return {
    companyName: normalizeText(companyName),
    contactName: normalizeText(contactName),
    telephone: toMobile(telephone),
    remark: remark.trim(),
    captchaTicket,
    consent: true as const,
  };
}

/** Props of `PersonFields`. */
export interface PersonFieldsProps {
  readonly contactName: BoundField<string>;
  readonly telephone: BoundField<string>;
}

/** Who is called back. */
export function PersonFields({ contactName, telephone }: PersonFieldsProps) {
  return (
    <>
      <TextField field={contactName} label="联系人" isRequired autoComplete="name" />
      <TelephoneField field={telephone} />
    </>
  );
}

/** Props of `ClosingFields`. */
export interface ClosingFieldsProps {
  readonly remark: BoundField<string>;
  readonly placeholder: string;
  readonly captchaTicket: BoundField<string>;
  readonly captcha: CaptchaCalls;
  readonly round: number;
}

/** Remark and captcha. */
export function ClosingFields({ remark, placeholder, captchaTicket, captcha, round }: ClosingFieldsProps) {
  return (
    <>
      <WideField>
        <TextAreaField
          field={remark}
          label="备注"
          maxLength={ITEM_REQUEST_LIMITS.remark}
          rows={4}
          placeholder={placeholder}
        />
      </WideField>
      <WideField>
        <CaptchaField field={captchaTicket} captcha={captcha} round={round} />
      </WideField>
    </>
  );
}
