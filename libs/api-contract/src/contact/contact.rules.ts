import { requiredLine, requiredProse } from '../rules/text-rule';
import { CONTACT_LIMITS } from './contact.values';

const { userName, companyName, consultCompany, content, consultContent } = CONTACT_LIMITS;

/** Rules of the texts of contact requests (spec §5). */
export const CONTACT_RULES = {
  userName: requiredLine('联系人', userName),
  companyName: requiredLine('公司名称', companyName),
  content: requiredProse('留言', content, '请输入留言'),
} as const;

/** Rules of the texts of 项目咨询. */
export const CONSULT_RULES = {
  userName: CONTACT_RULES.userName,
  companyName: requiredLine('公司名称', consultCompany),
  content: requiredProse('需求描述', consultContent, '请至少用10个字描述需求'),
} as const;
