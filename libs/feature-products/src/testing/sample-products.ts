import type {
  MealList,
  PricedLine,
  ProductCard,
  ProductDetail,
  ProductPlan,
  Quote,
  QuoteOffer,
} from '@portal/api-contract';
import { buildProduct } from '@portal/testing';

/** Builds a product as lists show it. */
export function buildCard(values: Partial<ProductCard> = {}): ProductCard {
  return {
    ...buildProduct(),
    categoryId: 'c-1',
    categoryName: '物联网',
    deliveryMode: 'cloud',
    pricingMode: 'subscription',
    productType: 'platform',
    tags: ['实时', '边缘'],
    hasTrial: true,
    publishedOn: '2026-11-03',
    documentId: null,
    ...values,
  };
}

/** Builds a page of a list. */
export function buildPage<Item>(list: Item[], total = list.length) {
  return { list, total, pageNo: 1, pageSize: 12 };
}

/** Builds a plan. */
export function buildPlan(values: Partial<ProductPlan> = {}): ProductPlan {
  return {
    mealCode: 'iot-hub-basic',
    name: '标准版',
    summary: '小团队起步',
    specs: [{ label: '设备数', value: '500 台' }],
    unitPrice: 99900,
    periods: [1, 12],
    isNegotiable: false,
    ...values,
  };
}

/** A plan whose price is talked about. */
export const privatePlan = buildPlan({
  mealCode: 'iot-hub-private',
  name: '私有化版',
  unitPrice: 0,
  periods: [],
  isNegotiable: true,
});

/** Builds a product in full. */
export function buildDetail(values: Partial<ProductDetail> = {}): ProductDetail {
  const texts = [1, 2, 3].map((number) => ({ title: `标题${number}`, text: `说明${number}` }));
  return {
    ...buildCard({ labelFlag: 2 }),
    content: {
      slogan: '让设备安全上云',
      overview: ['接入任何设备。'],
      metrics: [{ value: '120 万', label: '接入设备' }],
      features: texts,
      advantages: texts,
      architecture: [{ name: '应用', items: ['看板'] }],
      specs: { columns: ['规格项', '标准版'], rows: [['设备数', '500 台']] },
      plans: [buildPlan(), privatePlan],
      scenes: texts,
      faqs: [{ question: '能离线吗？', answer: '能。' }],
      changes: [{ version: '3.2.0', date: '2026-11-03', items: ['新增模板'] }],
      documents: [{ title: '快速入门', url: '/document-center' }],
    },
    downloads: [{ id: 'd-1', name: '接入 SDK', version: '2.1' }],
    solutions: [{ id: 's-1', title: '远程运维', summary: '少跑现场', url: '/solution/s-1.html' }],
    cases: [
      {
        ...{ id: 'k-1', title: '停机减少三成', summary: '一家轴承厂', url: '/case-details/k-1.html' },
        ...{ customer: '轴承厂', industry: '装备制造', metric: { value: '31%', label: '停机减少' } },
        ...{ logo: '/files/logos/k-1.svg', coverImage: '/files/cases/k-1' },
      },
    ],
    ...values,
  };
}

/** Builds what a product is bought as. */
export function buildMealList(values: Partial<MealList> = {}): MealList {
  return {
    productId: 'p-1',
    productCode: 'iot-hub',
    productName: '设备接入服务',
    summary: '让设备安全上云',
    icon: '',
    isContentEmpty: false,
    hasTrial: true,
    plans: [buildPlan(), privatePlan],
    ...values,
  };
}

/** Builds a line of a quote. */
export function buildLine(values: Partial<PricedLine> = {}): PricedLine {
  return {
    ...{ mealCode: 'iot-hub-basic', period: 1, quantity: 1, isAutoRenewed: false },
    ...{ productCode: 'iot-hub', productName: '设备接入服务', planName: '标准版' },
    ...{ original: 99900, discount: 0, payable: 99900, tax: 5655, taxRate: 6 },
    ...values,
  };
}

/** Builds a quote. */
export function buildQuote(values: Partial<Quote> = {}, minutes = 15): Quote {
  return {
    quoteId: 'q-1',
    lines: [buildLine()],
    isNegotiable: false,
    original: 99900,
    discount: 0,
    payable: 99900,
    tax: 5655,
    discountText: '',
    coupon: null,
    expiresAt: new Date(Date.now() + minutes * 60_000).toISOString(),
    ...values,
  };
}

/** Builds a quote that was just made. */
export function buildOffer(values: Partial<QuoteOffer> = {}): QuoteOffer {
  return { ...buildQuote(), coupons: [], ...values };
}
