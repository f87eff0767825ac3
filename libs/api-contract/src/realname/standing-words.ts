import type { Certification } from './realname.contract';

const EFFECTIVE = { none: '未实名', person: '已个人实名', enterprise: '已企业实名' } as const;

/** How an account stands, in a word (spec §3). */
export function describeStanding({ state, kind }: Pick<Certification, 'state' | 'kind'>): string {
  switch (state) {
    case 6:
    case 9:
      return EFFECTIVE[kind];
    case 10:
      return '实名已过期';
    case 5:
      return '实名审核中';
    case 7:
      return '实名未通过';
    case 0:
      return EFFECTIVE.none;
    default:
      return '实名认证中';
  }
}
