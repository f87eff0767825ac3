import { eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { publishedModel } from './published-models.tables';

/** Who has published the model of a page; null for models of the platform, and once its publisher has left. */
export async function findModelOwner(runner: QueryRunner, modelId: string): Promise<string | null> {
  const { ownerId, modelNo } = publishedModel;
  const [row] = await runner.select({ ownerId }).from(publishedModel).where(eq(modelNo, modelId));
  return row?.ownerId ?? null;
}
