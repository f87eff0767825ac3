import type { PushResult } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { PublicOrigins } from '../../platform/http/public-origins';
import { HttpError } from '../../platform/http/http-error';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';
import { pushInBatches } from './push-in-batches';
import type { SearchPush } from './search-push';
import { readSiteUrls } from './site-urls';

export interface UrlPushOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly origins: PublicOrigins;
  readonly searchPush: SearchPush;
  /** Called with site maps that cannot be read. */
  readonly onFailure: (error: unknown) => void;
}

/** Tells the search engine of pages of this site, and nothing of what is not in its site maps. */
export function createUrlPush({ orm, clock, origins, searchPush, onFailure }: UrlPushOptions) {
  async function listKnown(): Promise<ReadonlySet<string>> {
    try {
      return new Set(await readSiteUrls(origins.first));
    } catch (error) {
      onFailure(error);
      throw new HttpError(503, '站点地图暂时无法读取，请稍后再试');
    }
  }

  return {
    /** Pushes the named URLs, or all of the site map. */
    async push({ id: actorId }: Operator, named?: readonly string[]): Promise<PushResult> {
      searchPush.assertConfigured();
      const known = await listKnown();
      const wanted = named === undefined ? known : new Set(named);
      const own = [...wanted].filter((url) => known.has(url));
      const outcomes = await pushInBatches(searchPush, own);
      const pushed = outcomes.reduce((sum, outcome) => sum + outcome.pushed, 0);
      const notTaken = outcomes.flatMap((outcome) => outcome.refused);
      const foreign = [...wanted].filter((url) => !known.has(url));
      const left = Math.max(0, own.length - pushed - notTaken.length);
      await noteAudit(orm, {
        ...{ actorId, action: 'seo.push', subjectKind: 'site', subjectNo: origins.first, at: clock() },
        detail: `pushed ${pushed}, refused ${notTaken.length + foreign.length}, left ${left}`,
      });
      return { pushed, remain: outcomes.at(-1)?.remain ?? null, refused: [...foreign, ...notTaken], left };
    },
  };
}
