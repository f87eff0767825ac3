import { APPLICATION_LIMITS, COMPANY_SIZES, INDUSTRIES, type UserProfile } from '@portal/api-contract';
import { APPLICATION_RULES } from '@portal/api-contract/rules';
import { choice, optionalChoice } from './choice-fields';
import { files } from './file-fields';
import { mobile, text } from './text-fields';
import { ticket } from './ticket-field';
import { date, email, prose } from './written-fields';

const { companyName, contactName, scene } = APPLICATION_RULES;

/** What every application asks of who applies. */
export const applicantFields = {
  companyName: text({ label: '企业名称', rule: companyName, autoComplete: 'organization' }),
  industry: choice({ label: '行业', options: INDUSTRIES, missing: '请选择行业' }),
  contactName: text({ label: '联系人', rule: contactName, autoComplete: 'name' }),
  telephone: mobile(),
} as const;

/** What an application for the use of something asks. */
export const usageFields = {
  scene: prose({ label: '使用场景', rule: scene, rows: 5 }),
  companyName: applicantFields.companyName,
  industry: applicantFields.industry,
  companySize: optionalChoice({ label: '企业规模', options: COMPANY_SIZES }),
  startsOn: date({ label: '期望开始日期' }),
  contactName: applicantFields.contactName,
  telephone: applicantFields.telephone,
  email: email({ isOptional: true, isWide: true }),
  fileIds: files({
    label: '附件',
    hint: `最多 ${APPLICATION_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，单个不超过 10 MB`,
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: APPLICATION_LIMITS.files,
  }),
  captchaTicket: ticket(),
} as const;

/** What of them a profile knows; nothing for visitors. */
export function toApplicantStart(profile: UserProfile | undefined) {
  return {
    companyName: profile?.company,
    industry: INDUSTRIES.find((entry) => entry === profile?.industry),
    contactName: profile?.nickname,
  };
}
