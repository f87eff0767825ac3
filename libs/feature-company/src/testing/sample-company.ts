import type { ContentPage, EndpointData, findJobById, JobBrief } from '@portal/api-contract';

/** Builds a content page. */
export function buildContent(values: Partial<ContentPage> = {}): ContentPage {
  return {
    id: 'sample',
    title: '样例页面',
    subtitle: '一句话说明',
    coverImage: '',
    note: '',
    blocks: [{ kind: 'text', title: '正文', subtitle: '', html: '<p>第一段</p>' }],
    ...values,
  };
}

/** Builds a block of cards. */
export function buildCards(title: string, ...names: string[]): ContentPage['blocks'][number] {
  return {
    kind: 'cards',
    title,
    subtitle: '',
    items: names.map((name) => ({ title: name, text: `${name}的说明`, icon: '', url: '', linkText: '' })),
  };
}

/** Builds a job of a list. */
export function buildJob(values: Partial<JobBrief> = {}): JobBrief {
  return {
    id: 'sre',
    title: '云平台稳定性工程师',
    channel: 'social',
    jobFunction: '研发',
    city: '上海',
    headcount: 2,
    publishedOn: '2026-10-08',
    isClosed: false,
    ...values,
  };
}

/** Builds a job in full. */
export function buildJobDetail(
  values: Partial<EndpointData<typeof findJobById>> = {},
): EndpointData<typeof findJobById> {
  return {
    ...buildJob(),
    intro: '让云一直在线。',
    duties: ['值守核心服务', '推动自动化 <恢复>'],
    requirements: ['熟悉 Linux', '会写程序'],
    extras: ['开源贡献'],
    similar: [buildJob({ id: 'dba', title: '数据库工程师' })],
    ...values,
  };
}

/** A page of a list. */
export function buildPage<Item>(list: Item[], pageSize = 10) {
  return { list, total: list.length, pageNo: 1, pageSize };
}
