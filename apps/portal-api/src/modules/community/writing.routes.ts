import {
  appealContent,
  changeOwnContents,
  countOwnContent,
  deleteContent,
  deleteContentDraft,
  diffContent,
  getContentDraft,
  getOwnContent,
  listContentDrafts,
  listContentRevisions,
  listOwnContent,
  precheckContent,
  putContentOnShelf,
  renderContent as renderContentCall,
  saveContentDraft,
  submitContent,
  takeContentOffShelf,
  withdrawContent,
} from '@portal/api-contract/community';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { changeContents } from './change-contents';
import { checkContent } from './check-content';
import { readMembers } from './community-targets';
import { toOwnContent } from './content-detail';
import { compareRevisions, listRevisions } from './content-history';
import { contents, isContent } from './content-record';
import { readDraft } from './content-versions.repository';
import { countOwnByState, findOwnPage, isOwn, isOwnDraft } from './own-content.repository';
import { renderWithMentions } from './render-content';
import { readAsDraft } from './save-draft';
import { findRepetition } from './removed-texts';
import { limitsOf } from './submit-content';
import { readFinder } from './words.repository';
import { createWriting, type WritingOptions } from './writing.service';

/** A text in full, whose characters may be as long as six in JSON. */
const TEXT_BYTES = 524_288;

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 600, seconds: 86_400 },
  ],
};

/** As many numbers as one call takes. */
const BATCH: ServingOptions = {
  bodyLimit: 16_384,
  rateWindows: [
    { max: 20, seconds: 60 },
    { max: 60, seconds: 86_400 },
  ],
};

/** Drafts are kept every ten seconds, and previews are asked for while somebody writes. */
const OFTEN: ServingOptions = { bodyLimit: TEXT_BYTES, rateWindows: [{ max: 120, seconds: 60 }] };

/** Calls of the pages on which authors write. */
export function createWritingRoutes(options: WritingOptions): Implementation[] {
  const { orm } = options.database;
  const service = createWriting(options);
  return [
    implement(
      saveContentDraft,
      async (input, context) =>
        service.save({ owner: await requireSubject(context), name: 'saveDraft', input, context }),
      { ...OFTEN, successMsg: '已保存' },
    ),
    implement(getContentDraft, async ({ draftId }, context) => {
      const row = await contents.find(orm, isContent(draftId, await requireSubject(context)));
      return readAsDraft(orm, row, await readDraft(orm, row));
    }),
    implement(listContentDrafts, async ({ mainType, ...page }, context) => {
      const { id } = await requireSubject(context);
      const { rows, total } = await findOwnPage(orm, isOwnDraft(id, mainType), page);
      return { list: rows.map(toOwnContent), total, ...page };
    }),
    implement(
      deleteContentDraft,
      async ({ draftId }, context) => service.discard(await requireSubject(context), draftId),
      { ...WRITING, successMsg: '草稿已删除' },
    ),
    implement(
      precheckContent,
      async ({ draftId = '', ...text }, context) => {
        const { id } = await requireSubject(context);
        const member = (await readMembers(orm, [id])).get(id);
        const limits = limitsOf(member?.trustLevel ?? 0);
        const found = checkContent(text, await readFinder(orm), limits);
        const { links: maxLinks, pictures: maxPictures } = limits;
        const hits = [...found.hits, ...(await findRepetition(orm, text.body, { mid: draftId, ownerId: id }))];
        return { ...found, ok: hits.length === 0, hits, maxLinks, maxPictures };
      },
      OFTEN,
    ),
    implement(
      renderContentCall,
      async ({ body }, context) => {
        await requireSubject(context);
        const { html, outline, readingMinutes } = await renderWithMentions(orm, body);
        return { html, outline: [...outline], readingMinutes };
      },
      { ...OFTEN, isPassive: true },
    ),
    implement(
      submitContent,
      async (input, context) =>
        service.submit({ owner: await requireSubject(context), name: 'submit', input, context }),
      { ...WRITING, successMsg: '已提交' },
    ),
    implement(
      withdrawContent,
      async (input, context) =>
        service.withdraw({ owner: await requireSubject(context), name: 'withdraw', input, context }),
      { ...WRITING, successMsg: '已撤回' },
    ),
    implement(
      takeContentOffShelf,
      async (input, context) =>
        service.takeOffShelf({ owner: await requireSubject(context), name: 'offShelf', input, context }),
      { ...WRITING, successMsg: '已下架' },
    ),
    implement(
      putContentOnShelf,
      async (input, context) =>
        service.putOnShelf({ owner: await requireSubject(context), name: 'onShelf', input, context }),
      { ...WRITING, successMsg: '已上架' },
    ),
    implement(
      appealContent,
      async (input, context) =>
        service.appeal({ owner: await requireSubject(context), name: 'appeal', input, context }),
      { ...WRITING, successMsg: '申诉已提交' },
    ),
    implement(deleteContent, async ({ mid }, context) => service.remove(await requireSubject(context), mid), {
      ...WRITING,
      successMsg: '已删除',
    }),
    implement(
      changeOwnContents,
      async (input, context) => changeContents(options, await requireSubject(context), input),
      BATCH,
    ),
    implement(listOwnContent, async ({ pageNo, pageSize, ...filter }, context) => {
      const { id } = await requireSubject(context);
      const { rows, total } = await findOwnPage(orm, isOwn(id, filter), { pageNo, pageSize });
      return { list: rows.map(toOwnContent), total, pageNo, pageSize };
    }),
    implement(countOwnContent, async ({ mainTypes }, context) =>
      countOwnByState(orm, (await requireSubject(context)).id, mainTypes),
    ),
    implement(getOwnContent, async ({ mid }, context) => service.open(await requireSubject(context), mid), {
      isPassive: true,
    }),
    implement(listContentRevisions, async ({ mid }, context) => listRevisions(orm, mid, await context.getSubject())),
    implement(diffContent, async (input, context) => compareRevisions(orm, input, await context.getSubject())),
  ];
}
