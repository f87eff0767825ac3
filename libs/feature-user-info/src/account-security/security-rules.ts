/** Rule of the code of a text message or mail; the contract's own, compared by a test. */
export function checkCode(value: string): string {
  return /^\d{6}$/.test(value.normalize('NFKC').trim()) ? '' : '请输入6位验证码';
}

/** Rule of a new password; the contract's own, compared by a test. */
export function checkNewPassword(value: string): string {
  if (!value) return '请输入密码';
  if (value.length < 8) return '密码至少8个字符';
  if (value.length > 64) return '密码不能超过64个字符';
  return /[A-Za-z]/.test(value) && /\d/.test(value) ? '' : '密码须同时包含字母和数字';
}

/** Rule of the password that is in use. */
export function checkPassword(value: string): string {
  return value ? '' : '请输入密码';
}
