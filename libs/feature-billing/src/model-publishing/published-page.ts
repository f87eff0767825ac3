import { accountPaths } from '@portal/portal-paths/account';

/** Title of the pages of a published model, and the page above. */
export const PUBLISHED_PAGE = {
  title: '发布的模型',
  back: { href: accountPaths.publishedModels.href(), text: '我发布的模型' },
} as const;

/** That the URL names no model of the reader. */
export const MISSING_MODEL = { message: '没有找到这个模型', back: '返回模型列表' };
