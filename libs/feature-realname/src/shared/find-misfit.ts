import type { Certification, CertificationType } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { selectEnterprisePage } from './select-page';

/** Why a verification cannot be begun, and where to go instead. */
export interface Misfit {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

const UNVERIFIED: Misfit = {
  title: '还没有可以变更的认证',
  text: '请先完成实名认证，再申请变更。',
  href: accountPaths.chooseIdentificationType.href(),
  action: '去认证',
};

const PERSON: Misfit = {
  title: '您已完成个人认证',
  text: '要以企业名义使用账号，请把个人认证转为企业认证，账号与产品保留。',
  href: accountPaths.personToEnterprise.href(),
  action: '个人转企业',
};

const ENTERPRISE: Misfit = {
  title: '您已完成企业认证',
  text: '企业名称、主体或登记信息有变化，请申请变更。',
  href: accountPaths.realnameModify.href(),
  action: '申请变更',
};

/** Why a type does not fit how somebody stands; `undefined` where it does. The server decides. */
export function findMisfit(type: CertificationType, { kind, ongoing }: Certification): Misfit | undefined {
  // What a provider has not finished gives way to a new try.
  if (ongoing && ongoing.state > 2)
    return {
      title: '您有一项进行中的认证',
      text: `认证编号 ${ongoing.identificationNo}，完成或取消后才能重新提交。`,
      href: selectEnterprisePage(ongoing),
      action: '查看进度',
    };
  if (type <= 2) return { none: undefined, person: PERSON, enterprise: ENTERPRISE }[kind];
  if (type === 3) return { none: UNVERIFIED, person: undefined, enterprise: ENTERPRISE }[kind];
  return { none: UNVERIFIED, person: PERSON, enterprise: undefined }[kind];
}
