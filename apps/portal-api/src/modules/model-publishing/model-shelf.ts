import type { ModelContent } from '@portal/api-contract';
import { MODEL_SPECIFICS, type ModelText, readModelInput, toLines } from '@portal/api-contract/account';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { shelveMemberModel } from '../models/member-models';
import { readVersions } from './model-versions.repository';
import type { ModelVersionRow, PublishedModelRow } from './published-models.tables';

/** Versions that a page tells of. */
const SHOWN_VERSIONS = 6;

/** Puts the newest version of a model on the shelf, as its page says it to visitors. */
export async function shelve(runner: QueryRunner, row: PublishedModelRow, at: Date): Promise<void> {
  const passed = (await readVersions(runner, row)).filter(({ passedAt }) => passedAt !== null);
  const text = passed[0]?.body;
  if (text === undefined) return;
  const { name, modelType, deliveryMode, pricing, industry, summary } = text;
  await shelveMemberModel(runner, {
    ...{ id: row.modelNo, name, modelType, deliveryMode, pricing, industry, summary, provider: row.provider },
    publishedOn: toChinaDay(row.publishedAt ?? at),
    content: toContent(text, passed),
  });
}

function toContent(text: ModelText, passed: readonly ModelVersionRow[]): ModelContent {
  const { intro, inputs, outputs, sampleRequest, sampleResponse, accuracy, limits, guide, price } = text;
  return {
    ...{ intro: [intro, describeSpecifics(text)], inputs, outputs, accuracy, price },
    ...{ limits: toLines(limits), guide: toLines(guide) },
    sampleRequest: toSample(sampleRequest),
    sampleResponse: toSample(sampleResponse),
    versions: passed.slice(0, SHOWN_VERSIONS).map(({ body, passedAt, createdAt }) => ({
      ...{ version: body.versionLabel, date: toChinaDay(passedAt ?? createdAt), text: body.versionNotes },
    })),
    reviews: [],
  };
}

/** What is asked of a type, as a paragraph of its own. */
function describeSpecifics({ modelType, specifics }: ModelText): string {
  return MODEL_SPECIFICS[modelType]
    .map(({ label }, index) => `${label}：${(specifics[index] ?? '').replace(/[。；\s]+$/, '')}。`)
    .join('');
}

/** A sample that was checked when it was submitted. */
export function toSample(text: string): ModelContent['sampleResponse'] {
  return (readModelInput(text) ?? {}) as ModelContent['sampleResponse'];
}
