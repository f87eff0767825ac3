import { defineForm, field, type FormRequest } from '@portal/ui-forms';
import { pictureField } from '../shared/picture-field';
import { personFields } from './person-fields';

/** The identity document of a person, as somebody is to look at it. */
export const credentialsForm = defineForm(
  {
    frontFileId: pictureField({ label: '人像面' }),
    backFileId: pictureField({ label: '国徽面' }),
    name: personFields.name,
    idNumber: personFields.idNumber,
    isLongTerm: field.flag(),
    validUntil: field.date({ label: '有效期至', missing: '请选择证件有效期', hint: '国徽面上有效期限的最后一天' }),
    address: field.text({
      label: '住址',
      rule: { min: 0, max: 200, tooShort: '', tooLong: '地址不能超过200个字' },
      autoComplete: 'street-address',
      maxLength: 200,
      hint: '选填，与证件一致',
    }),
  },
  {
    frontFileId: ({ length }) => (length > 0 ? '' : '请上传人像面照片'),
    backFileId: ({ length }) => (length > 0 ? '' : '请上传国徽面照片'),
    validUntil: (day, { isLongTerm }) => {
      if (isLongTerm) return '';
      if (!day) return '请选择证件有效期';
      return day < new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' }) ? '证件已过期' : '';
    },
  },
);

/** What the call takes: an id for each side, and no last day for a document that is valid for good. */
export function toCredentials({
  isLongTerm,
  validUntil,
  frontFileId = '',
  backFileId = '',
  ...rest
}: FormRequest<(typeof credentialsForm)['fields']>) {
  return { ...rest, frontFileId, backFileId, validUntil: isLongTerm ? null : validUntil };
}
