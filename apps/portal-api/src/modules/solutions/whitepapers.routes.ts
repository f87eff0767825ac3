import { downloadWhitepaper, getWhitepaper, type Whitepaper } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement, implementRaw } from '../../http/implement';
import { FileAnswer } from '../../http/raw-answer';
import { Refusal } from '../../http/refusal';
import type { ApplicationsService } from '../applications/applications.service';
import { toDetailUrl } from '../content/item-links';
import { requireSubject } from '../users/profile.routes';
import { solution } from './solutions.tables';
import type { WhitepaperFolder } from './whitepaper-folder';

const ON_SHELF = 2;

const DOWNLOAD_WINDOWS = [
  { max: 10, seconds: 60 },
  { max: 100, seconds: 86_400 },
];

export interface WhitepaperRoutesOptions {
  readonly orm: QueryRunner;
  readonly whitepapers: WhitepaperFolder;
  readonly applications: Pick<ApplicationsService, 'noteWhitepaper'>;
}

/** Calls about the white papers of solutions. */
export function createWhitepaperRoutes({ orm, whitepapers, applications }: WhitepaperRoutesOptions): Implementation[] {
  async function find(solutionId: string): Promise<Whitepaper> {
    const [row] = await orm
      .select({ name: solution.name, content: solution.content })
      .from(solution)
      .where(and(eq(solution.id, solutionId), eq(solution.listingStatus, ON_SHELF)));
    const title = row?.content?.whitepaper;
    const digest = title ? await whitepapers.describe(solutionId) : undefined;
    if (row === undefined || !title || digest === undefined) throw new Refusal(404, '该方案没有白皮书');
    const { size, sha256 } = digest;
    const fileName = `${title.replaceAll(/[《》]/g, '')}.pdf`;
    return { solutionId, solutionName: row.name, title, fileName, size, sha256 };
  }

  return [
    implement(getWhitepaper, async ({ solutionId }, context) => {
      await requireSubject(context);
      return find(solutionId);
    }),
    implementRaw(
      downloadWhitepaper,
      async ({ solutionId }, context) => {
        const owner = await requireSubject(context);
        const { title, fileName } = await find(solutionId);
        const bytes = await whitepapers.read(solutionId);
        await applications.noteWhitepaper(owner, {
          itemKey: solutionId,
          itemName: title,
          itemUrl: toDetailUrl('solution', solutionId),
        });
        return new FileAnswer(bytes, fileName, 'application/pdf');
      },
      { rateWindows: DOWNLOAD_WINDOWS },
    ),
  ];
}
