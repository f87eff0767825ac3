import type { EndpointData } from '@portal/api-contract';
import {
  COMMUNITY_CATEGORIES,
  type CommunityCategory,
  type ContentDetail,
  type ContentItem,
  type findContent,
  type listContent,
} from '@portal/api-contract/community';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectGone } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { OFF_SHELF } from '../../platform/records/listing/listed-record';
import type { Subject } from '../../platform/security/session-verifier';
import { findUserId } from '../users/users.read-model';
import type { ContentFile, ContentRow, ContentVersionRow } from './community.tables';
import { findTargets } from './community-targets';
import { toColumns } from './content-columns';
import { readShownFile } from './content-file';
import { toItems } from './content-items';
import {
  countCategories,
  findListPage,
  findNeighbours,
  findRelated,
  findSimilarQuestions,
  isListed,
} from './content-lists.repository';
import { isOut, isReadable } from './content-readers';
import { contents, isContent } from './content-record';
import { readText } from './content-versions.repository';
import type { ParticipationPort } from './participation';
import { renderContent } from './render-content';

const [RELATED, SIMILAR] = [6, 5] as const;

/** With what the community is read. */
export interface ReadingOptions {
  readonly orm: QueryRunner;
  readonly participation: ParticipationPort;
}

/** What readers of the community see. */
export function createReading({ orm, participation }: ReadingOptions) {
  async function list(
    query: ParsedInput<typeof listContent>,
    reader: Subject | null,
  ): Promise<EndpointData<typeof listContent>> {
    const { pageNo, pageSize, sort, authorCode } = query;
    const empty = { list: [], total: 0, pageNo, pageSize };
    const followed = sort === 'followed' && reader ? participation.get()?.listFollowed(reader.id) : undefined;
    if (sort === 'followed' && followed === undefined) return empty;
    const authorId = authorCode ? await findUserId(orm, authorCode) : undefined;
    if (authorCode && authorId === undefined) return empty;
    // Whoever asks for the works of one author wants to see them.
    const unheard = reader && !authorId ? await participation.get()?.readUnheard(orm, reader.id) : undefined;
    const isFeed = sort === 'recommended' && !isNarrowed(query);
    const uninteresting = reader && isFeed ? await participation.get()?.readUninteresting(orm, reader.id) : undefined;
    const condition = isListed(query, reader, { authorId, followed, unheard, uninteresting });
    const { rows, total } = await findListPage(orm, condition, query);
    return { list: await toItems(orm, rows), total, pageNo, pageSize };
  }

  async function open(
    { mid }: ParsedInput<typeof findContent>,
    reader: Subject | null,
  ): Promise<EndpointData<typeof findContent>> {
    const row = await contents.find(orm, isContent(mid));
    const isAuthor = reader !== null && row.ownerId === reader.id;
    if (!isAuthor) await assertReadable(row, reader);
    const isLive = isOut(row);
    const text = await readText(orm, row.id, isLive ? (row.liveNumber ?? row.draftNumber) : row.draftNumber);
    // Authors see what is not yet out as it would be.
    const shown = isLive ? row : { ...row, ...toColumns(text.body), file: await readShownFile(orm, row) };
    const [related, { previous, next }] = await Promise.all([
      findRelated(orm, shown, reader, RELATED),
      findNeighbours(orm, row, reader),
    ]);
    const items = await toItems(orm, [shown, ...related, ...[previous, next].filter((one) => one !== undefined)]);
    const [item, ...others] = items;
    if (item === undefined) throw new HttpError(404);
    const find = (other: ContentRow | undefined): ContentItem | null =>
      others.find((one) => one.mid === other?.mid) ?? null;
    return {
      ...item,
      ...toText(shown, text),
      duplicateOf: await readOriginal(row),
      related: related.map(find).filter((one) => one !== null),
      ...{ previous: find(previous), next: find(next) },
      mine: reader && { isAuthor, ...(await readMine(reader, mid)) },
    };
  }

  /** The question that a closed one repeats, as long as everybody sees it. */
  async function readOriginal({ duplicateOf }: ContentRow): Promise<ContentDetail['duplicateOf']> {
    const original = (await findTargets(orm, duplicateOf === '' ? [] : [duplicateOf])).get(duplicateOf);
    return original?.isVisible && original.audience === 1 ? { title: original.title, url: original.href } : null;
  }

  async function readMine(reader: Subject, mid: string) {
    const known = await participation.get()?.readReaderState(orm, reader.id, mid);
    return known ?? { liked: false, collected: false, followed: false, vote: 0 as const };
  }

  /** Rejects with 404 what never was out, with 410 what is not any more, with 401 what is for logged-in readers. */
  async function assertReadable(row: ContentRow, reader: Subject | null): Promise<void> {
    if (isReadable(row, reader)) return;
    if (isOut(row)) throw new HttpError(401, '登录后可查看该内容');
    if (row.publishedAt === null || row.publishAt !== null) throw new HttpError(404);
    const related = await findRelated(orm, row, reader, 3);
    const alternatives = (await toItems(orm, related)).map(({ mid, title, summary, url }) => ({
      ...{ id: mid, title, summary, url },
    }));
    throw rejectGone('该内容已下架', row.state === OFF_SHELF ? row.title : '', alternatives);
  }

  return {
    list,
    open,

    async listSimilar(title: string, exceptMid: string | undefined, reader: Subject | null): Promise<ContentItem[]> {
      return toItems(orm, await findSimilarQuestions(orm, title, { exceptMid, reader, most: SIMILAR }));
    },

    async listCategories(mainType: number | undefined) {
      const totals = await countCategories(orm, mainType);
      return (Object.keys(COMMUNITY_CATEGORIES) as CommunityCategory[]).map((category) => ({
        ...{ category, name: COMMUNITY_CATEGORIES[category], total: totals.get(category) ?? 0 },
      }));
    },
  };
}

/** Whether a list is of more than everything that is recommended (ADR 246). */
function isNarrowed({
  mainTypes,
  category,
  tag,
  keyword,
  authorCode,
  series,
  question,
}: ParsedInput<typeof listContent>) {
  return mainTypes.length > 0 || [category, tag, keyword, authorCode, series, question].some(Boolean);
}

type TextPart = Omit<ContentDetail, keyof ContentItem | 'duplicateOf' | 'related' | 'previous' | 'next' | 'mine'>;

function toText(row: ContentRow, { body, html, outline, readingMinutes }: ContentVersionRow): TextPart {
  const { origin, source, licence, audience, chapters, series, productCode, productVersion } = body;
  // Only what was submitted is kept as it is shown.
  const rendered = html === '' ? renderContent(body.body) : { html, outline: [...outline], readingMinutes };
  return {
    ...{ html: rendered.html, outline: [...rendered.outline], readingMinutes: rendered.readingMinutes },
    ...{ origin, source, licence, audience, chapters: [...chapters], series, productCode, productVersion },
    ...toFileUrls(row.mid, row.file),
    closedReason: row.closedReason,
  };
}

function toFileUrls(mid: string, file: ContentFile | null): Pick<ContentDetail, 'fileUrl' | 'captionsUrl'> {
  if (file === null) return { fileUrl: '', captionsUrl: '' };
  const call = (part: string) => `/ptl/community/content/file?mid=${encodeURIComponent(mid)}&part=${part}`;
  return {
    fileUrl: file.url || (file.fileId && call('file')),
    captionsUrl: file.captionsUrl || (file.captionsId && call('captions')),
  };
}
