import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { applicantFields, field } from '@portal/ui-forms';

const { companyName, contactName, telephone } = applicantFields;

/** What every request about an item says about who sends it; the example tells what is worth a remark. */
export function createRequestFields(example: string) {
  return {
    companyName,
    contactName,
    telephone,
    remark: field.prose({ label: '备注', rule: APPLICATION_RULES.remark, placeholder: example }),
    captchaTicket: field.ticket(),
  } as const;
}
