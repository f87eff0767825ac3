import type { FooterConfig, MenuItem, ProductCategory, SolutionCategory } from '@portal/api-contract';
import { AccountMenu } from '../site-header/account-menu';
import type { ContactParams, SearchSource, SiteHeaderProps } from '../layout-props';

/** Menu of all three item shapes. */
export function buildMenus(): MenuItem[] {
  return [
    buildMenu({ code: 'product', name: '产品', menuRoute: '/product', dataSources: '产品', leafType: 2 }),
    buildMenu({ code: 'solution', name: '解决方案', menuRoute: '/solution', dataSources: '解决方案', leafType: 2 }),
    buildMenu({
      code: 'support',
      name: '支持与服务',
      menuRoute: '/document-center',
      leafType: 1,
      children: [
        {
          ...LEAF,
          code: 'documents',
          name: '文档中心',
          menuRoute: '/document-center',
          description: '产品手册与接口说明',
        },
        { ...LEAF, code: 'developer', name: '开发者', menuRoute: '/developer', description: '' },
      ],
    }),
    buildMenu({ code: 'case', name: '客户案例', menuRoute: '/case' }),
  ];
}

const LEAF = {
  categoryUrl: '',
  dataSources: '',
  leafType: 0,
  description: '',
  image: '',
  children: [] as never[],
} as const;

/** Item of two levels: links under the name of their group. */
export function buildGroupMenu(): MenuItem {
  const links = [
    { ...LEAF, code: 'developer', name: '开发者中心', menuRoute: '/developer', description: '开发包与示例' },
    { ...LEAF, code: 'models', name: '工业模型', menuRoute: '/industrial-model' },
  ];
  const children = [{ ...LEAF, code: 'develop', name: '开发与模型', menuRoute: '', children: links }];
  return buildMenu({ code: 'services', name: '生态与服务', menuRoute: '/partner', leafType: 2, children });
}

/** Item with a grid of pictures. */
export function buildPictureMenu(): MenuItem {
  const children = [
    { ...LEAF, code: 'news', name: '新闻中心', menuRoute: '/news-center', image: '/files/news', description: '动态' },
    { ...LEAF, code: 'recruit', name: '加入我们', menuRoute: '/recruit', image: '/files/recruit' },
  ];
  return buildMenu({ code: 'about', name: '了解我们', menuRoute: '/about-us', leafType: 3, children });
}

function buildMenu(values: Partial<MenuItem> & Pick<MenuItem, 'code' | 'name'>): MenuItem {
  return { menuRoute: '', categoryUrl: '', dataSources: '', leafType: 0, children: [], ...values };
}

/** Two product categories with a label of each kind. */
export function buildProductCategories(): ProductCategory[] {
  return [
    buildCategory('connect', '物联接入', ['设备接入平台', '边缘网关']),
    buildCategory('data', '数据智能', ['时序数据库', '指标平台']),
  ];
}

function buildCategory(id: string, name: string, products: readonly string[]): ProductCategory {
  return {
    id,
    name,
    coverImage: '',
    children: [],
    childrenData: products.map((productName, index) => ({
      id: `${id}-${index}`,
      code: `${id}-${index}`,
      productName,
      productRoute: `/product-detail/${id}-${index}.html`,
      labelFlag: index === 0 ? 3 : 2,
      summary: `${productName}的简介`,
      icon: '',
      isContentEmpty: false,
    })),
  };
}

/** One industry: a solution with a page of its own and one without. */
export function buildSolutionCategories(): SolutionCategory[] {
  const solution = { summary: '从设备到经营的协同', icon: '', coverImage: '', highlights: [] };
  return [
    {
      id: 'equipment',
      name: '装备制造',
      categoryType: 1,
      childrenData: [
        { ...solution, id: 'predictive', name: '预测性维护', categoryType: 4 },
        { ...solution, id: 'energy', name: '能耗优化', categoryType: 3 },
      ],
    },
  ];
}

/** Header of a visitor who is logged out. */
export function buildHeaderProps(values: Partial<SiteHeaderProps> = {}): SiteHeaderProps {
  return {
    appearance: {
      titleDesc: '门户',
      titleImg: '',
      blackColorTheme: false,
      fontColor: '',
      theme: { corners: 'soft', density: 'regular', headings: 'medium' },
      logoImg: '/files/logo.svg',
      secondLogoImg: '/files/logo-light.svg',
    },
    menus: buildMenus(),
    products: { data: buildProductCategories(), isError: false, retry: jest.fn() },
    solutions: { data: buildSolutionCategories(), isError: false, retry: jest.fn() },
    onMegaMenuNeeded: jest.fn(),
    variant: 'default',
    isOverHero: false,
    loadAccountMenu: async () => AccountMenu,
    operationsUrl: '',
    onLeave: jest.fn(),
    onLogin: jest.fn(),
    onRegister: jest.fn(),
    onSearch: jest.fn(),
    loadSearchSource: async () => buildSearchSource(),
    ...values,
  };
}

/** A search that finds nothing. */
export function buildSearchSource(values: Partial<SearchSource> = {}): SearchSource {
  return {
    suggest: jest.fn(async () => []),
    preview: jest.fn(async () => null),
    getDocument: () => undefined,
    listHotWords: jest.fn(async () => []),
    recordView: jest.fn(),
    listHistory: jest.fn(() => []),
    remove: jest.fn(),
    ...values,
  };
}

/** Contact parameters with everything switched on. */
export function buildContactParams(values: Partial<ContactParams> = {}): ContactParams {
  return {
    description: '工作日 9:00-18:00 为您解答',
    telephone: '400-800-0000',
    isTelephoneShown: true,
    chatUrl: 'https://chat.example.com/',
    isChatShown: true,
    qrCode: '/files/qr.svg',
    isQrCodeShown: true,
    avatar: '/files/avatar.svg',
    ...values,
  };
}

/** Footer with every field of the spec. */
export function buildFooter(values: Partial<FooterConfig> = {}): FooterConfig {
  return {
    tel: '400-800-0000',
    footerLogo: '/files/logo-light.svg',
    ICP: '京ICP备00000000号-1',
    ICPUrl: 'https://beian.miit.gov.cn/',
    police: '京公网安备 11000000000000号',
    policeUrl: 'https://beian.mps.gov.cn/',
    QRcode: '/files/follow.svg',
    QRcodeDesc: '关注公众号',
    info: '© 2026 示例公司 版权所有',
    mediaContact: [
      { name: '微信公众号', logoImg: '/files/wechat.svg', QRcode: '/files/wechat-qr.svg', url: '' },
      { name: '视频号', logoImg: '/files/video.svg', QRcode: '/files/video-qr.svg', url: '' },
      { name: '微博', logoImg: '/files/weibo.svg', QRcode: '', url: 'https://weibo.example.com/' },
    ],
    links: [{ title: '行业协会', url: 'https://association.example.com/' }],
    netMap: [
      { title: '产品', url: '/product', children: [{ title: '设备接入平台', url: '/product-detail/dap.html' }] },
    ],
    messageBoxBackgroudImg: '/files/message.svg',
    footerDocList: [{ title: '隐私政策', documentUrl: '/content/privacy-policy' }],
    ...values,
  };
}
