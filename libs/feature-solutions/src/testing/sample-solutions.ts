import type { CaseDetail, Factory, Video, ProductBrief, SolutionBrief, SolutionDetail } from '@portal/api-contract';
import { buildCase, buildProduct } from '@portal/testing';

/** Builds a solution as lists show it. */
export function buildSolution(values: Partial<SolutionBrief> = {}): SolutionBrief {
  return {
    id: 'equipment-remote',
    name: '设备远程运维',
    categoryType: 4,
    summary: '故障早知道，服务不出门',
    icon: '',
    coverImage: '/files/solutions/machinery',
    highlights: ['远程诊断', 'OTA 升级'],
    ...values,
  };
}

/** Builds the page of a solution. */
export function buildSolutionDetail(
  values: Partial<SolutionDetail> = {},
  content: Partial<SolutionDetail['content']> = {},
): SolutionDetail {
  return {
    ...buildSolution(),
    categoryId: 'sc-machinery',
    industry: '装备制造',
    content: {
      overview: ['设备卖出去以后，厂家就看不见它了。'],
      painPoints: ['售后靠跑', '备件靠猜', '数据不回来'].map((title) => ({ title, text: `${title}的说明` })),
      architecture: ['业务应用', '平台', '设备'].map((name) => ({ name, items: [`${name}一`, `${name}二`] })),
      capabilities: ['远程诊断', '预测维护', '备件计划'].map((title) => ({ title, text: `${title}的做法` })),
      results: [
        { value: '42%', label: '上门次数下降' },
        { value: '84%', label: '首次修复率' },
      ],
      documents: [{ title: '点表模板说明', url: '/document-center' }],
      whitepaper: '《装备远程运维实施指南》',
      ...content,
    },
    products: [buildSampleProduct()],
    cases: [
      {
        ...{
          id: 'yuanling-heavy',
          title: '远岭重工',
          summary: '三千台起重机',
          url: '/case-details/yuanling-heavy.html',
        },
        ...{ customer: '远岭重工', industry: '装备制造', metric: { value: '31%', label: '停机减少' } },
        ...{ logo: '/files/logos/yuanling.svg', coverImage: '/files/cases/yuanling-heavy' },
      },
    ],
    ...values,
  };
}

/** Builds a product that is labelled as the newest. */
export function buildSampleProduct(values: Partial<ProductBrief> = {}): ProductBrief {
  return buildProduct({ labelFlag: 2, ...values });
}

/** Builds the page of a case. */
export function buildCaseDetail(values: Partial<CaseDetail> = {}): CaseDetail {
  return {
    ...buildCase({ logo: '/files/customers/yuanling-heavy.svg' }),
    region: '东北',
    publishedOn: '2026-06-11',
    content: {
      intro: '远岭重工生产桥式起重机。',
      challenges: ['设备分散在二十个省', '备件周转慢'],
      approach: [
        { title: '联网', text: '先接入故障率最高的机型。' },
        { title: '诊断', text: '远程看数据再派人。' },
      ],
      numbers: [
        { label: '上门次数', before: '4.6 次', after: '2.3 次' },
        { label: '响应时间', before: '5 小时', after: '2 分钟' },
        { label: '检查方式', before: '抽查 10%', after: '逐台' },
      ],
      quote: {
        text: '以前先买票，现在先看数据。',
        name: '韩立成',
        role: '远岭重工 服务总监',
        portrait: '/files/portraits/han-licheng.svg',
      },
      duration: '6 个月',
    },
    products: [buildSampleProduct({ id: 'p-2', code: 'edge', isContentEmpty: true })],
    solutions: [
      { id: 'equipment-remote', title: '设备远程运维', summary: '故障早知道', url: '/solution/equipment-remote.html' },
    ],
    next: { id: 'jinhe-gear', title: '锦禾传动：件件可追', summary: '', url: '/case-details/jinhe-gear.html' },
    ...values,
  };
}

/** Builds the video of a factory. */
export function buildVideo(values: Partial<Video> = {}): Video {
  return {
    title: '下一件之前就修正',
    file: '/files/films/jinhe-gear-plant.mp4',
    poster: '/files/films/jinhe-gear-plant.webp',
    captions: '/files/films/jinhe-gear-plant.vtt',
    durationS: 26,
    publishedOn: '2026-11-22',
    transcript: ['锦禾传动的齿轮工厂在浙江。', '偏差在下一件之前修正。'],
    ...values,
  };
}

/** Builds a factory. */
export function buildFactory(values: Partial<Factory> = {}): Factory {
  return {
    id: 'jinhe-gear-plant',
    name: '锦禾传动 齿轮工厂',
    place: '浙江',
    industry: '装备制造',
    year: 2025,
    certification: '质量标杆工厂（示例认证）',
    summary: '118 台机床与测量中心连成闭环。',
    coverImage: '/files/cases/jinhe-gear',
    metrics: [
      { value: '0.6%', label: '磨齿工序废品率' },
      { value: '118 台', label: '联网机床' },
    ],
    timeline: ['打码', '互通', '评审'].map((title, index) => ({
      date: `2025-0${index + 1}`,
      title,
      text: `${title}的经过`,
    })),
    ...values,
  };
}
