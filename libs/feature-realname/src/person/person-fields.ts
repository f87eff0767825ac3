import { PERSON_CHECKS } from '@portal/api-contract/rules';
import { field } from '@portal/ui-forms';

/** What a person is verified by, in the order in which it is asked. */
export const personFields = {
  name: field.text({
    label: '姓名',
    findError: PERSON_CHECKS.name,
    autoComplete: 'name',
    maxLength: 60,
    hint: '与证件上的姓名一致，少数民族姓名请保留间隔点「·」',
  }),
  idNumber: field.text({
    label: '证件号码',
    findError: (typed) => PERSON_CHECKS.idNumber(typed),
    autoComplete: 'off',
    maxLength: 40,
    hint: '18位居民身份证、港澳台居民居住证或外国人永久居留身份证号码',
  }),
  telephone: field.mobile({ label: '手机号', missing: '请输入手机号', hint: '须为本人实名办理的手机号' }),
} as const;
