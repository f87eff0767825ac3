/** Ways a product is delivered (交付方式). */
export const PRODUCT_DELIVERIES = { cloud: '公有云服务', private: '私有化部署', hardware: '软硬一体' } as const;

/** Ways a product is paid (定价). */
export const PRODUCT_PRICINGS = { free: '免费', metered: '按量付费', subscription: '包年包月', quote: '询价' } as const;

/** Types of a product (`productType`, spec §7): what the page of SaaS applications filters by. */
export const PRODUCT_TYPES = { platform: '平台服务', saas: '行业应用', device: '智能设备' } as const;

/** Orders of the product list: 推荐, 最新, 最热. */
export const PRODUCT_SORTS = ['recommended', 'newest', 'hottest'] as const;

/** Periods of a plan in months. */
export const PLAN_PERIODS = [1, 3, 6, 12, 36] as const;

/** Product labels (spec §3): 2 newest, 3 hottest; 1 is no label. */
export const PRODUCT_LABELS = { 1: '', 2: '最新', 3: '最热' } as const;
