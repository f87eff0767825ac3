/** Types of an industrial model (spec §3). */
export const MODEL_TYPES = { 1: '业务流程', 2: '行业机理', 3: '研发仿真', 4: '数据算法' } as const;

/** Ways a model is delivered (spec §3). */
export const MODEL_DELIVERIES = { 1: 'API 调用', 2: '模型文件', 3: '随应用交付' } as const;

/** Ways a model is paid (spec §3). */
export const MODEL_PRICINGS = { 1: '免费', 2: '可议价', 3: '计费' } as const;

/** Orders of the model list. */
export const MODEL_SORTS = ['recommended', 'newest', 'mostUsed', 'bestRated'] as const;
