import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { applicantFields, field } from '@portal/ui-forms';

const { companyName, contactName, telephone } = applicantFields;

/** What every request about an item says about who sends it. */
export const requestFields = {
  companyName,
  contactName,
  telephone,
  remark: field.prose({ label: '备注', rule: APPLICATION_RULES.remark }),
  captchaTicket: field.ticket(),
} as const;
