import type {
  CommunityComment,
  listModelComments,
  ModelComment,
  saveModelComment,
} from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { Subject } from '../../platform/security/session-verifier';
import { writeOnce, type Writing } from '../community-answers/write-once';
import { type CommentsOptions, createComments } from '../community-comments/comments.service';
import { changeStars, findOwnRating, readRating, readStars, takeBackRating } from '../community-comments/model-ratings';
import { requireCommented, writeComment } from '../community-comments/save-comment';
import { assertMayWrite } from '../community-people/may-write';
import { hasUsedModel } from '../model-subscriptions/model-subscribers';

const toTarget = (modelId: string) => ({ targetType: 'model', targetId: modelId }) as const;

/** What those who use models say of them: comments of the community with stars. */
export function createModelComments(options: CommentsOptions) {
  const { orm } = options.database;
  const comments = createComments(options);

  async function withStars(rows: readonly CommunityComment[]): Promise<ModelComment[]> {
    const stars = await readStars(
      orm,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, stars: stars.get(row.id) ?? 0 }));
  }

  async function open(reader: Subject, id: string): Promise<ModelComment> {
    const comment = await comments.open(reader, id);
    return { ...comment, stars: (await readStars(orm, [id])).get(id) ?? 0 };
  }

  async function findOwn(reader: Subject | null, modelId: string): Promise<ModelComment | null> {
    const row = reader && (await findOwnRating(orm, modelId, reader.id));
    return row ? open(reader, row.id) : null;
  }

  return {
    async list(reader: Subject | null, { modelId, ...input }: ParsedInput<typeof listModelComments>) {
      const { target, page } = await comments.readPage(reader, { ...toTarget(modelId), ...input });
      const mayComment =
        reader !== null && target.ownerId !== reader.id && (await hasUsedModel(orm, modelId, reader.id));
      return {
        ...page,
        list: await withStars(page.list),
        rating: await readRating(orm, modelId),
        ...{ mayComment, own: await findOwn(reader, modelId) },
      };
    },
    async save(
      owner: Subject,
      input: ParsedInput<typeof saveModelComment>,
      context: CallContext,
    ): Promise<ModelComment> {
      const call = { scope: 'model.comment', owner, input, context };
      return open(owner, await writeOnce(options, call, rateModel));
    },
  };
}

/** Says what somebody thinks of a model, in the caller's transaction; returns the key of the comment. */
async function rateModel(
  runner: QueryRunner,
  writing: Writing,
  { modelId, stars, ...comment }: ParsedInput<typeof saveModelComment>,
): Promise<string> {
  const { id: ownerId } = writing.owner;
  const target = await requireCommented(runner, toTarget(modelId));
  if (target.ownerId === ownerId) throw new HttpError(409, '不能评价自己发布的模型');
  if (!(await hasUsedModel(runner, modelId, ownerId))) throw new HttpError(409, '申请使用该模型后才能评价');
  await assertMayWrite(runner, ownerId, writing.at);
  await lockOwner(runner, 'model-comment', ownerId);
  const before = await findOwnRating(runner, modelId, ownerId);
  if (before?.text === comment.text && comment.website === '') {
    await changeStars(runner, before, stars);
    return before.id;
  }
  if (before) await takeBackRating(runner, before);
  return writeComment(runner, writing, { ...toTarget(modelId), ...comment, stars });
}
