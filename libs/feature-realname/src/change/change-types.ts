import { accountPaths } from '@portal/portal-paths/account';

/** Types by which an enterprise is changed. */
export const CHANGE_TYPES = [4, 5, 6] as const;

/** A type by which an enterprise is changed. */
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** What somebody should know of a change before it begins. */
export interface ChangeFacts {
  readonly title: string;
  /** When it is the right one. */
  readonly text: string;
  /** What it takes. */
  readonly note: string;
  /** What follows from it, one sentence each. */
  readonly terms: readonly string[];
  /** The page on which it begins. */
  readonly href: string;
}

const SHARED = [
  '变更核验通过之前，原认证继续有效；未通过或取消，原认证不变。',
  '请确保您有权代表企业办理，提交虚假材料将终止变更并可能暂停账号。',
];

/** The changes there are. */
export const CHANGES: Readonly<Record<ChangeType, ChangeFacts>> = {
  4: {
    title: '企业名称变更',
    text: '企业改了名称，统一社会信用代码不变。',
    note: '需要：变更后的营业执照；证照审核还需办理人证件与变更通知书',
    terms: [
      '仅适用于同一统一社会信用代码下的名称变更。',
      '变更后，新开的发票与新签的合同使用新名称，已开具的发票和已签署的合同不变。',
      ...SHARED,
    ],
    href: accountPaths.enterpriseChangeName.href(),
  },
  5: {
    title: '企业主体变更',
    text: '账号改由另一家企业使用，统一社会信用代码改变。',
    note: '需要：新主体的营业执照，证照审核还需办理人证件与双方确认函；180天内限一次',
    terms: [
      '账号、产品与数据由新主体承接，原主体不再享有账号的任何权利。',
      '有未完成的订单、发票、合同、退款时不能变更；两次主体变更之间须间隔180天。',
      '变更后，发票抬头、合同主体与优惠资格按新主体重新确认。',
      '原主体与新主体须共同确认承接关系，因此产生的纠纷由双方自行解决。',
      ...SHARED,
    ],
    href: accountPaths.enterpriseChangeAll.href(),
  },
  6: {
    title: '企业信息变更',
    text: '法定代表人、营业期限等登记信息有变化，名称与代码不变。',
    note: '需要：最新的营业执照；证照审核还需办理人证件',
    terms: ['仅更新法定代表人、证照有效期与经办人，企业名称与统一社会信用代码不变。', ...SHARED],
    href: accountPaths.enterpriseInfo.href(undefined, { type: 6 }),
  },
};
