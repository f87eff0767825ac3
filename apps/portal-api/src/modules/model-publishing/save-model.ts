import { PUBLISHING_LIMITS, type savePublishedModel } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { claimFiles, releaseFiles } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { isEditable } from '../../platform/records/listing/listed-record';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import { addVersion, changeDraft, readDraft } from './model-versions.repository';
import { lockPublishedModel, publishedModels } from './published-model-record';
import { toColumns } from './published-models.service';
import { publishedModel, type PublishedModelRow } from './published-models.tables';

type Saved = ParsedInput<typeof savePublishedModel>;

/** Keeps what the author of a model has written: in a new draft, or in the version that is open. */
export function saveModel(runner: QueryRunner, owner: Subject, input: Saved, at: Date): Promise<PublishedModelRow> {
  return input.id === undefined ? begin(runner, owner, input, at) : rewrite(runner, owner, input, input.id, at);
}

async function begin(runner: QueryRunner, owner: Subject, { text, fileIds }: Saved, at: Date) {
  // Whoever begins two at once is counted twice at the most.
  if ((await runner.$count(publishedModel, eq(publishedModel.ownerId, owner.id))) >= PUBLISHING_LIMITS.models)
    throw new HttpError(409, `最多发布${PUBLISHING_LIMITS.models}个模型`);
  await claimFiles(runner, owner, fileIds);
  const row = await publishedModels.create(
    runner,
    {
      ...{ id: randomUUID(), modelNo: createBusinessNumber('PM', at), ownerId: owner.id, ...toColumns(text) },
      ...{ draftNumber: 1, fileIds: [...new Set(fileIds)], createdAt: at, updatedAt: at },
    },
    { action: 'save', actor: toActor(owner), at },
  );
  await addVersion(runner, { modelId: row.id, number: 1, body: text, createdAt: at });
  return row;
}

async function rewrite(runner: QueryRunner, owner: Subject, { version, text, fileIds }: Saved, id: string, at: Date) {
  const row = await lockPublishedModel(runner, id, owner);
  if (row.version !== version) throw new HttpError(409, '模型在您打开后已有变化，请刷新页面后重试');
  if (!isEditable(row))
    throw new HttpError(409, row.submittedAt === null ? '请先新建版本再修改' : '正在审核，撤回后才能修改');
  const kept = new Set(row.fileIds);
  await claimFiles(
    runner,
    owner,
    fileIds.filter((fileId) => !kept.has(fileId)),
  );
  await releaseFiles(
    runner,
    owner,
    row.fileIds.filter((fileId) => !fileIds.includes(fileId)),
  );
  const { body } = await readDraft(runner, row);
  // The test was one of this very text.
  const isSame = JSON.stringify(body) === JSON.stringify(text);
  if (!isSame) await changeDraft(runner, row, { body: text, test: null });
  return publishedModels.change(runner, row, {
    ...{ ...toColumns(text), fileIds: [...new Set(fileIds)], updatedAt: at },
  });
}
