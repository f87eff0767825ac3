import type { LoginWay, ProofWay, SecurityScene } from '@portal/api-contract/account';

/** Ways to log in as the login history names them. */
export const LOGIN_WAY_LABELS: Readonly<Record<LoginWay, string>> = {
  password: '密码登录',
  sms: '短信登录',
  register: '注册后登录',
  external: '统一身份登录',
};

/** Ways to prove to be the owner of an account. */
export const PROOF_WAY_LABELS: Readonly<Record<ProofWay, string>> = {
  mobile: '手机短信',
  mail: '邮箱邮件',
  password: '登录密码',
};

/** What can be changed on the page. */
export type ChangeScene = Exclude<SecurityScene, 'closeAccount' | 'exportData'>;

/** What the dialogs of the page are about. */
export const SCENE_TITLES: Readonly<Record<ChangeScene, string>> = {
  changeMobile: '更换手机号',
  changeMail: '更换邮箱',
  changePassword: '修改登录密码',
};
