/** How well an account is protected, in a word and a sentence. */
export interface SecurityWords {
  readonly level: '高' | '中' | '低';
  readonly advice: string;
}

/** Returns the words for a security score of 0 to 100, the same wherever it is shown. */
export function describeSecurity(score: number): SecurityWords {
  if (score >= 90) return { level: '高', advice: '手机号和邮箱都已绑定，请妥善保管登录密码。' };
  if (score >= 60) return { level: '中', advice: '再绑定一种联系方式，忘记密码或更换手机时也能找回账号。' };
  return { level: '低', advice: '尚未绑定手机号和邮箱，建议尽快绑定，以便验证身份和找回账号。' };
}
