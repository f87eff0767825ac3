import type { FavoriteModule } from '@portal/api-contract';
import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Items that users want to find again. */
export const favorite = pgTable(
  'favorite',
  {
    ownerId: uuid('owner_id').notNull(),
    module: text('module').$type<FavoriteModule>().notNull(),
    /** Code of a product, id of a model or of a document. */
    itemId: text('item_id').notNull(),
    /** Page of a document; empty for other kinds. */
    nodeId: text('node_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.module, table.itemId, table.nodeId] })],
);
