import { and, desc, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import {
  type ModelVersionRow,
  publishedModelVersion as modelVersion,
  type PublishedModelRow,
} from './published-models.tables';

type Versioned = Pick<PublishedModelRow, 'id' | 'draftNumber'>;

/** Condition of the version of a model that is written on, or its last one. */
export function isDraftOf({ id, draftNumber }: Versioned) {
  return and(eq(modelVersion.modelId, id), eq(modelVersion.number, draftNumber));
}

/** The version of a model that is written on, or its last one. */
export async function readDraft(runner: QueryRunner, row: Versioned): Promise<ModelVersionRow> {
  const [draft] = await runner.select().from(modelVersion).where(isDraftOf(row));
  if (draft === undefined) throw new HttpError(404);
  return draft;
}

/** All versions of a model, the newest first. */
export function readVersions(runner: QueryRunner, { id }: Pick<PublishedModelRow, 'id'>): Promise<ModelVersionRow[]> {
  return runner.select().from(modelVersion).where(eq(modelVersion.modelId, id)).orderBy(desc(modelVersion.number));
}

/** Changes the version of a model that is written on. */
export async function changeDraft(
  runner: QueryRunner,
  row: Versioned,
  changes: Partial<Pick<ModelVersionRow, 'body' | 'test' | 'passedAt'>>,
): Promise<void> {
  await runner.update(modelVersion).set(changes).where(isDraftOf(row));
}

/** Adds a version of a model. */
export async function addVersion(
  runner: QueryRunner,
  version: Pick<ModelVersionRow, 'modelId' | 'number' | 'body' | 'createdAt'>,
): Promise<void> {
  await runner.insert(modelVersion).values(version);
}

/** Deletes the version of a model that is written on. */
export async function deleteDraft(runner: QueryRunner, row: Versioned): Promise<void> {
  await runner.delete(modelVersion).where(isDraftOf(row));
}
