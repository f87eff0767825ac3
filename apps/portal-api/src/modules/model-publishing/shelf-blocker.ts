import { and, eq } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { ON_SHELF } from '../../platform/records/listing/listed-record';
import { publishedModel } from './published-models.tables';

/** Models on the shelf, which keep an account open: who uses them counts on somebody. */
export const shelfBlocker: BlockerSource = {
  type: 'publishedModel',
  title: '已上架的模型',
  url: '/overview/modelBase/published?listing=2',
  advice: '请先下架；仍在使用期内的用户可继续使用到期',
  count: ({ orm }, ownerId) =>
    orm.$count(publishedModel, and(eq(publishedModel.ownerId, ownerId), eq(publishedModel.state, ON_SHELF))),
};
