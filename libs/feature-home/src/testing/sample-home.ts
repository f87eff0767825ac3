import type {
  ActivityBrief,
  Banner,
  CaseBrief,
  HomeContent,
  HomeProduct,
  HomeProductCategory,
  HomeSection,
  HomeSectionOf,
  NewsBrief,
  PartnerBrief,
  SolutionBrief,
  SolutionCategory,
} from '@portal/api-contract';
import type { BlockQuery } from '../home/block/block';

/** Query of a block that has its data. */
export function loaded<Data>(data: Data): BlockQuery<Data> {
  return { data, isError: false, refetch: jest.fn() };
}

/** Query of a block whose call failed. */
export function failed<Data>(refetch = jest.fn()): BlockQuery<Data> {
  return { data: undefined, isError: true, refetch };
}

/** Query of a block whose call is under way. */
export function pending<Data>(): BlockQuery<Data> {
  return { data: undefined, isError: false, refetch: jest.fn() };
}

export function buildBanner(values: Partial<Banner> = {}): Banner {
  return {
    id: 'b1',
    title: '让每一台设备都会说话',
    subtitle: '一套平台连接设备、数据与人',
    image: '/files/banners/b1',
    mobileImage: '/files/banners/b1-mobile',
    imageAlt: '数字工厂',
    theme: 'dark',
    actions: [
      { text: '了解平台', url: '/product' },
      { text: '项目咨询', url: '/contact' },
    ],
    ...values,
  };
}

export function buildProduct(values: Partial<HomeProduct> = {}): HomeProduct {
  return {
    id: 'p1',
    code: 'iot-hub',
    productName: '设备接入平台',
    productRoute: '',
    labelFlag: 1,
    summary: '一个入口接入上千种设备。',
    icon: '/files/icons/iot-hub.svg',
    isContentEmpty: false,
    fromPrice: 29900,
    ...values,
  };
}

export function buildProductCategory(values: Partial<HomeProductCategory> = {}): HomeProductCategory {
  return { id: 'pc1', name: '物联接入', coverImage: '', children: [], childrenData: [buildProduct()], ...values };
}

export function buildSolution(values: Partial<SolutionBrief> = {}): SolutionBrief {
  return {
    id: 's1',
    name: '设备远程运维',
    categoryType: 4,
    summary: '先判断再出发。',
    icon: '/files/icons/s1.svg',
    coverImage: '/files/solutions/s1',
    highlights: ['远程诊断', '备件预测'],
    ...values,
  };
}

export function buildSolutionCategory(values: Partial<SolutionCategory> = {}): SolutionCategory {
  return { id: 'sc1', name: '装备制造', categoryType: 1, childrenData: [buildSolution()], ...values };
}

export function buildCase(values: Partial<CaseBrief> = {}): CaseBrief {
  return {
    id: 'c1',
    title: '齿轮车间的质量闭环',
    customer: '锦禾传动',
    industry: '装备制造',
    summary: '偏差在下一件之前被修正。',
    metric: { value: '0.6%', label: '废品率' },
    logo: '/files/customers/c1.svg',
    coverImage: '/files/cases/c1',
    ...values,
  };
}

export function buildNews(values: Partial<NewsBrief> = {}): NewsBrief {
  return {
    id: 'n1',
    title: '新一代边缘网关发布',
    kind: 'company',
    summary: '断网续传提升到三十天。',
    publishedOn: '2026-03-02',
    coverImage: '/files/covers/n1',
    isPinned: false,
    ...values,
  };
}

export function buildActivity(values: Partial<ActivityBrief> = {}): ActivityBrief {
  return {
    id: 'a1',
    title: '边缘计算公开课',
    summary: '',
    startsAt: '2026-04-16T19:30:00+08:00',
    endsAt: '2026-04-16T21:00:00+08:00',
    place: '线上直播',
    state: 'enrolling',
    coverImage: '',
    ...values,
  };
}

export function buildPartner(values: Partial<PartnerBrief> = {}): PartnerBrief {
  return {
    id: 'pt1',
    name: '衡川自动化',
    kind: '技术伙伴',
    logo: '/files/partners/pt1.svg',
    region: '',
    summary: '',
    ...values,
  };
}

export function buildHomeContent(...sections: readonly HomeSection[]): HomeContent {
  const heading = (title: string) => ({ title, subtitle: `${title}说明` });
  return {
    sections: [
      { kind: 'hero', variant: 'band' },
      { kind: 'figures', variant: 'panel', figures: [{ value: '126', unit: '万台', label: '在线接入设备' }] },
      { kind: 'products', variant: 'cover', ...heading('从一台设备开始'), categoryIds: [] },
      { kind: 'solutions', ...heading('懂行业') },
      buildPlatform(),
      { kind: 'cases', variant: 'slides', ...heading('他们已经看到变化'), ids: [] },
      { kind: 'news', ...heading('新闻与活动') },
      { kind: 'partners', ...heading('与伙伴一起') },
      buildCallToAction(),
      ...sections,
    ],
  };
}

export function buildPlatform(): HomeSectionOf<'platform'> {
  return {
    kind: 'platform',
    title: '一套平台',
    subtitle: '',
    image: '/files/home/platform',
    imageAlt: '四层架构',
    points: [{ title: '边缘', text: '断网不断产。' }],
    advantages: [{ title: '接得上', text: '二十余种工业协议。', icon: '/files/icons/a1.svg' }],
  };
}

export function buildCallToAction(): HomeSectionOf<'callToAction'> {
  return {
    kind: 'callToAction',
    title: '先从一条产线试起',
    subtitle: '',
    actions: [{ text: '预约交流', url: '/contact' }],
  };
}
