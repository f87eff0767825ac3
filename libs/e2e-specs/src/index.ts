export type { BrandUnderTest, PageType } from './brand-under-test';
export { describeBrand } from './describe-brand';
