import { PASSWORD_LIMITS } from '@portal/api-contract';
import { field } from '@portal/ui-forms';

/** A password that is chosen; whether it holds the telephone is the form's to say. */
export const newPasswordField = field.secret({
  label: '密码',
  findError: () => '请输入密码',
  hint: '8–64个字符，须包含字母和数字',
  autoComplete: 'new-password',
  maxLength: PASSWORD_LIMITS.max,
});
