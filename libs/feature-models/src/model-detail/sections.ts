/** Sections of a model's page in their order. */
export const SECTIONS = [
  { id: 'intro', label: '模型介绍' },
  { id: 'parameters', label: '输入与输出' },
  { id: 'sample', label: '调用示例' },
  { id: 'accuracy', label: '精度与限制' },
  { id: 'guide', label: '使用说明' },
  { id: 'price', label: '交付与价格' },
  { id: 'versions', label: '版本记录' },
  { id: 'reviews', label: '用户评价' },
] as const;

/** Id of a section. */
export type SectionId = (typeof SECTIONS)[number]['id'];
