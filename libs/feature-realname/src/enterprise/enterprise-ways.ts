import { METHODS_OF_TYPES } from '@portal/api-contract/account';
import { isOffered } from '../shared/find-limit';
import type { OpenWays } from '../shared/use-entrance';
import type { Way } from '../shared/way-list';
import type { EnterpriseMethod, EnterpriseType } from './enterprise-task';

const WORDS: Readonly<Record<EnterpriseMethod, Omit<Way, 'href'>>> = {
  3: {
    title: '对公打款',
    text: '向企业对公账户打入一笔小于1元的随机金额，填写到账金额完成认证。',
    note: '银行到账后即时完成 · 需要对公账户，能查到账明细',
  },
  4: {
    title: '法人授权',
    text: '法定代表人用短信验证码，或打开您转发的链接确认。',
    note: '确认后即时完成 · 需要法定代表人的证件号码与手机号',
    badge: '推荐',
  },
  5: {
    title: '企业证照',
    text: '上传营业执照与办理人证件，由审核员核对；他人办理需附授权书。',
    note: '1个工作日内完成 · 适合没有对公账户或登记信息刚变更时',
  },
};

/** Methods by which a type is verified and that are open. */
export function listEnterpriseMethods(type: EnterpriseType, open: OpenWays): readonly EnterpriseMethod[] {
  const methods: readonly EnterpriseMethod[] = METHODS_OF_TYPES[type];
  return methods.filter(
    (method) => (method === 5 ? open.manualAudit : open.thirdParty) && isOffered(open.limits, method),
  );
}

/** Ways to the identity of an enterprise that are open. */
export function listEnterpriseWays(
  type: EnterpriseType,
  open: OpenWays,
  toHref: (method: EnterpriseMethod) => string,
): readonly Way[] {
  return listEnterpriseMethods(type, open).map((method) => ({ ...WORDS[method], href: toHref(method) }));
}
