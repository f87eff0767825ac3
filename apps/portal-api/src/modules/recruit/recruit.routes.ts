import { findJobById, type JobBrief, listJobFilters, listJobs } from '@portal/api-contract';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { listDistinct } from '../../platform/content-items/distinct-values';
import {
  containsKeyword,
  isVisibleIn,
  isWithdrawn,
  requireShown,
  toOffset,
} from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import { job } from './recruit.tables';

const briefColumns = {
  id: job.id,
  title: job.title,
  channel: job.channel,
  jobFunction: job.jobFunction,
  city: job.city,
  headcount: job.headcount,
  publishedOn: job.publishedOn,
  isClosed: job.isClosed,
};

const NEWEST_FIRST = [asc(job.isClosed), desc(job.publishedOn), asc(job.id)];

/** Calls about jobs. */
export function createRecruitRoutes(orm: QueryRunner): Implementation[] {
  return [
    implement(
      listJobs,
      async (input) => {
        const { visibleRange, channel, jobFunction, city, keyword, pageNo, pageSize } = input;
        const condition = and(
          isVisibleIn(job, visibleRange),
          channel && eq(job.channel, channel),
          jobFunction ? eq(job.jobFunction, jobFunction) : undefined,
          city ? eq(job.city, city) : undefined,
          containsKeyword([job.title, job.intro], keyword),
        );
        const list = await orm
          .select(briefColumns)
          .from(job)
          .where(condition)
          .orderBy(...NEWEST_FIRST)
          .limit(pageSize)
          .offset(toOffset(input));
        return { list, total: await orm.$count(job, condition), pageNo, pageSize };
      },
      { cache: 'content' },
    ),
    implement(
      listJobFilters,
      async ({ visibleRange }) => ({
        functions: await listDistinct(orm, job, job.jobFunction, visibleRange),
        cities: await listDistinct(orm, job, job.city, visibleRange),
      }),
      { cache: 'content' },
    ),
    implement(findJobById, ({ id, visibleRange }) => readDetail(orm, id, visibleRange), { cache: 'content' }),
  ];
}

async function readDetail(orm: QueryRunner, id: string, visibleRange: number) {
  const [found] = await orm.select().from(job).where(eq(job.id, id));
  if (found && isWithdrawn(found, visibleRange)) throw rejectGone('该职位已撤回', found.title, []);
  const row = requireShown(found, visibleRange);
  const { intro, duties, requirements, extras } = row;
  return { ...toBrief(row), intro, duties, requirements, extras, similar: await listSimilar(orm, row, visibleRange) };
}

/** Open jobs of the same function. */
async function listSimilar(orm: QueryRunner, row: JobBrief, visibleRange: number): Promise<JobBrief[]> {
  return orm
    .select(briefColumns)
    .from(job)
    .where(
      and(
        isVisibleIn(job, visibleRange),
        ne(job.id, row.id),
        eq(job.isClosed, false),
        eq(job.jobFunction, row.jobFunction),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(3);
}

function toBrief(row: JobBrief): JobBrief {
  const { id, title, channel, jobFunction, city, headcount, publishedOn, isClosed } = row;
  return { id, title, channel, jobFunction, city, headcount, publishedOn, isClosed };
}
