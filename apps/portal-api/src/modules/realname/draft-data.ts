import { desc } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { isOwnDraft, openDraft, removeDrafts } from './drafts.repository';
import { identificationDraft } from './drafts.tables';
import { maskIdNumber } from './identity-form';

/** What the owner has typed to be verified; numbers are exported as they are shown elsewhere. */
export const draftData: PersonalData = {
  name: 'identification-drafts',
  title: '实名认证草稿',
  tables: ['identification_draft'],
  columns: {
    type: '认证类型',
    method: '认证方式',
    name: '姓名',
    idNumber: '证件号码',
    telephone: '手机号',
    companyName: '企业名称',
    creditCode: '统一社会信用代码',
    savedAt: '保存时间',
  },
  async read({ orm, protection }, owner) {
    const rows = await orm
      .select()
      .from(identificationDraft)
      .where(isOwnDraft(owner))
      .orderBy(desc(identificationDraft.savedAt));
    return rows.map((row) => {
      const {
        name = '',
        idNumber = '',
        telephone = '',
        companyName = '',
        creditCode = '',
      } = openDraft(protection, row);
      return {
        ...{ type: row.type, method: row.method, name, companyName, creditCode, savedAt: row.savedAt },
        ...{ idNumber: maskTyped(idNumber), telephone: maskTyped(telephone) },
      };
    });
  },
  retention: ERASED,
  erase: ({ runner }, owner) => removeDrafts(runner, owner),
};

/** What is typed so far of a number, as it may be shown. */
function maskTyped(typed: string): string {
  return typed.length > 8 ? maskIdNumber(typed) : '*'.repeat(typed.length);
}
