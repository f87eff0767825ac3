import type {
  ActivityBrief,
  Banner,
  CaseBrief,
  FooterConfig,
  MenuItem,
  NewsBrief,
  PageConfig,
  PartnerBrief,
  ProductBrief,
  ProductCategory,
  SolutionCategory,
} from '@portal/api-contract';

/** Builds a product. */
export function buildProduct(values: Partial<ProductBrief> = {}): ProductBrief {
  return {
    id: 'p-1',
    code: 'iot-hub',
    productName: '设备接入服务',
    productRoute: '/product-detail/iot-hub.html',
    labelFlag: 1,
    summary: '让设备安全上云',
    icon: '',
    isContentEmpty: false,
    ...values,
  };
}

/** Builds a product category with its products. */
export function buildProductCategory(values: Partial<ProductCategory> = {}): ProductCategory {
  return { id: 'c-1', name: '物联网', coverImage: '', children: [], childrenData: [buildProduct()], ...values };
}

/** Builds an industry with one solution. */
export function buildSolutionCategory(values: Partial<SolutionCategory> = {}): SolutionCategory {
  return {
    id: 's-1',
    name: '装备制造',
    categoryType: 1,
    childrenData: [
      {
        id: 'sol-1',
        name: '设备远程运维',
        categoryType: 4,
        summary: '故障早知道',
        icon: '',
        coverImage: '',
        highlights: [],
      },
    ],
    ...values,
  };
}

/** Builds a customer case. */
export function buildCase(values: Partial<CaseBrief> = {}): CaseBrief {
  return {
    id: 'case-1',
    title: '能耗下降三成',
    customer: '远岭重工',
    industry: '装备制造',
    summary: '把能耗看清楚',
    metric: { value: '31%', label: '能耗下降' },
    logo: '',
    coverImage: '',
    ...values,
  };
}

/** Builds a news item. */
export function buildNews(values: Partial<NewsBrief> = {}): NewsBrief {
  return {
    id: 'n-1',
    title: '新版本发布',
    kind: 'company',
    summary: '更快更稳',
    publishedOn: '2026-10-01',
    coverImage: '',
    isPinned: false,
    ...values,
  };
}

/** Builds an activity. */
export function buildActivity(values: Partial<ActivityBrief> = {}): ActivityBrief {
  return {
    id: 'a-1',
    title: '工业数据公开课',
    summary: '线上直播',
    startsAt: '2026-12-10T14:00:00+08:00',
    endsAt: '2026-12-10T16:00:00+08:00',
    place: '线上',
    state: 'enrolling',
    coverImage: '',
    ...values,
  };
}

/** Builds a partner. */
export function buildPartner(values: Partial<PartnerBrief> = {}): PartnerBrief {
  return { id: 'pt-1', name: '衡川科技', kind: '技术伙伴', logo: '', region: '', summary: '', ...values };
}

/** Builds a banner. */
export function buildBanner(values: Partial<Banner> = {}): Banner {
  return {
    id: 'b-1',
    title: '让工厂看得见',
    subtitle: '从设备到决策',
    image: '/files/banners/factory',
    mobileImage: '/files/banners/factory-mobile',
    imageAlt: '',
    theme: 'dark',
    actions: [{ text: '了解产品', url: '/product' }],
    ...values,
  };
}

/** Builds a menu item. */
export function buildMenuItem(values: Partial<MenuItem> = {}): MenuItem {
  return {
    code: 'case',
    name: '客户案例',
    menuRoute: '/case',
    categoryUrl: '',
    dataSources: '',
    leafType: 0,
    children: [],
    ...values,
  };
}

/** Builds a page configuration. */
export function buildPageConfig(values: Partial<PageConfig['jsonData']> = {}, code = 'basicPageCode'): PageConfig {
  return {
    code,
    jsonData: {
      titleDesc: '启衡工业互联网',
      titleImg: '/files/favicon.svg',
      blackColorTheme: false,
      fontColor: '',
      theme: { corners: 'soft', density: 'regular', headings: 'medium' },
      logoImg: '/files/logo.svg',
      secondLogoImg: '/files/logo-light.svg',
      ...values,
    },
  };
}

/** Builds a footer configuration. */
export function buildFooter(values: Partial<FooterConfig> = {}): FooterConfig {
  return {
    tel: '400-000-0000',
    footerLogo: '/files/footer-logo.svg',
    ICP: '示例ICP备00000000号',
    ICPUrl: 'https://icp.example/',
    police: '示例公网安备00000000000000号',
    policeUrl: 'https://police.example/',
    QRcode: '/files/qr.svg',
    QRcodeDesc: '关注公众号',
    info: '© 2026 启衡',
    mediaContact: [],
    links: [],
    netMap: [],
    messageBoxBackgroudImg: '',
    footerDocList: [],
    ...values,
  };
}
