import type { ContentText } from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { findFiles } from '../../platform/files/files.repository';
import type { ContentFile } from './community.tables';

/** The file of an item as its newest text has it; null for what has none. */
export async function toContentFile(
  runner: QueryRunner,
  { fileId, captionsId }: ContentText,
): Promise<ContentFile | null> {
  if (fileId === null) return null;
  const [file] = await findFiles(runner, [fileId]);
  if (file === undefined) return null;
  const { name, size, type } = file;
  return { ...{ name, size, type, seconds: 0, fileId, url: '' }, captionsId: captionsId ?? '', captionsUrl: '' };
}
