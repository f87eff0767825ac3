import { expect, type Page } from '@playwright/test';
import { createCaller } from '../session/caller';
import { readStoredSession } from '../session/log-in';

/** A verification as the queue of the reviewers has it. */
interface Queued {
  readonly id: string;
  readonly version: number;
}

/** Why a verification is rejected. */
interface Reason {
  readonly reasonCode: string;
  readonly text?: string;
}

const BLURRED: Reason = { reasonCode: 'blurred' };

/** Reviewer of the demonstration: makes the calls of the queue, which has no page here. */
export interface Reviewer {
  /** Passes what waits on a page, or rejects it, before the demonstration's own reviewer does. */
  decide(page: Page, verdict: 'pass' | 'reject', reason?: Reason): Promise<void>;
}

/** Makes a reviewer of a browser in which one is logged in. */
export async function createReviewer(reviewing: Page): Promise<Reviewer> {
  const { ask } = await createCaller(reviewing, '/ops-api/identification');
  return {
    async decide(page, verdict, reason = BLURRED) {
      await expect(page.getByRole('heading', { name: '已提交人工审核' })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      // What a register says of it may come in between, and makes another version of it.
      await expect(async () => {
        const { list } = await ask<{ list: readonly Queued[] }>('pageList', { pageNo: 1, pageSize: 100 });
        const queued = list.find((each) => each.id === id);
        const { version } = await ask<Queued>('claim', { id, version: queued?.version ?? 0 });
        await ask(verdict, { id, version, ...(verdict === 'reject' && reason) });
      }).toPass();
      await page.reload();
    },
  };
}

/** Makes a reviewer of somebody else, whom an administrator gives the role. */
export async function appointReviewer(administrating: Page, appointed: Page): Promise<Reviewer> {
  const { userCode = '' } = await readStoredSession(appointed);
  const { ask } = await createCaller(administrating, '/ops-api/staff');
  await ask('grant', { userCode, roles: ['reviewer'] });
  return createReviewer(appointed);
}
