import type { AccountSecurity, ResourceOverview } from '@portal/api-contract/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';

/** A step of a new account, and where it is taken. */
export interface FirstStep {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  readonly isDone: boolean;
}

/** What is known of an account that begins. */
export interface NewAccount {
  readonly company: string;
  readonly security: Pick<AccountSecurity, 'telephone' | 'mail'>;
  readonly applications: number;
  readonly orders: ResourceOverview['orders'];
}

/** Returns the steps from a new account to a running product, in their order. */
export function listFirstSteps({ company, security, applications, orders }: NewAccount): readonly FirstStep[] {
  return [
    {
      title: '完善资料',
      text: '填写公司与行业，工单和申请不用再填一遍。',
      action: '去填写',
      href: accountPaths.userInfo.href(),
      isDone: company !== '',
    },
    {
      title: '绑定手机和邮箱',
      text: '忘记密码时能找回账号，重要通知不错过。',
      action: '去绑定',
      href: accountPaths.userSecurity.href(),
      isDone: security.telephone !== '' && security.mail !== '',
    },
    {
      title: '申请试用',
      text: '选一款产品免费试用，一个工作日内答复。',
      action: '选产品',
      href: paths.product.href(),
      isDone: applications > 0 || orders.length > 0,
    },
    {
      title: '开通第一个产品',
      text: '试用满意后下单开通，到期与费用都在这里看。',
      action: '看看产品',
      href: paths.product.href(),
      isDone: orders.some(({ state }) => state === 'completed'),
    },
  ];
}
