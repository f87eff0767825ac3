import type { ApplicationBrief, Enrolment } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Names of what is applied for; the contract's own, compared by a test. */
export const KIND_LABELS: Readonly<Record<ApplicationBrief['kind'], string>> = {
  trial: '产品试用',
  model: '模型申请',
  partner: '成为合作伙伴',
  job: '职位投递',
  consult: '咨询服务',
  visit: '参观预约',
  solution: '获取方案',
  whitepaper: '白皮书下载',
  report: '模型举报',
};

/** Names of an enrolment's states; the contract's own, compared by a test. */
export const ENROLMENT_LABELS: Readonly<
  Record<Enrolment['state'], { readonly text: string; readonly tone: BadgeTone }>
> = {
  enrolled: { text: '已报名', tone: 'active' },
  waiting: { text: '候补中', tone: 'new' },
  cancelled: { text: '已取消', tone: 'muted' },
};
