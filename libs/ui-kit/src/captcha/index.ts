export { Captcha } from './captcha';
export type { CaptchaAnswer, CaptchaProps, CaptchaQuestion } from './captcha-props';
