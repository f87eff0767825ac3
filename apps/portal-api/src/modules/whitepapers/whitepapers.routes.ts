import { downloadWhitepaper, getWhitepaper, type Whitepaper } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { FileResponse } from '../../platform/http/raw-response';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import type { ApplicationsService } from '../applications/applications.service';
import { solutionItem } from '../solutions/solutions.read-model';
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
      .select({ name: solutionItem.name, content: solutionItem.content })
      .from(solutionItem)
      .where(and(eq(solutionItem.id, solutionId), eq(solutionItem.listingStatus, ON_SHELF)));
    const title = row?.content?.whitepaper;
    const digest = title ? await whitepapers.describe(solutionId) : undefined;
    if (row === undefined || !title || digest === undefined) throw new HttpError(404, '该方案没有白皮书');
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
        return new FileResponse(bytes, fileName, 'application/pdf');
      },
      { rateWindows: DOWNLOAD_WINDOWS },
    ),
  ];
}
