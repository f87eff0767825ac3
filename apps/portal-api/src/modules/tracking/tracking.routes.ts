import { addTrackingBatch, addVisit, noteVisit } from '@portal/api-contract';
import { lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { type Implementation, implement } from '../../platform/http/implement';
import type { DataProtection } from '../../platform/security/data-protection';
import { isAgreed } from '../consents/consents.service';
import { trackingEvent, visit } from './tracking.tables';
import { toContentType } from './viewed-content';

/** Network logs are kept for half a year, then deleted. */
const RETENTION_MS = 183 * 24 * 3_600_000;

export interface TrackingRoutesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** Calls that count visits. Identity and address are the server's own knowledge, never the client's claim. */
export function createTrackingRoutes({ orm, clock, protection }: TrackingRoutesOptions): Implementation[] {
  async function record({ clientAddress, getSubject }: CallContext): Promise<null> {
    const visitedAt = clock();
    const subject = await getSubject();
    await orm.insert(visit).values({
      addressHash: protection.hashAddress(clientAddress, visitedAt),
      userAccount: subject && (await isAgreed(orm, subject.id, 'statistics')) ? subject.account : null,
      visitedAt,
    });
    return null;
  }

  const visitLimits = { bodyLimit: 16_384, rateWindows: [{ max: 30, seconds: 60 }] };
  return [
    implement(
      addTrackingBatch,
      async ({ visitorId, events }) => {
        const receivedAt = clock();
        const visitorHash = protection.fingerprint(`visitor:${visitorId}`).slice(0, 22);
        await orm.insert(trackingEvent).values(
          events.map(({ kind, path: url, target, occurredAt }) => {
            const path = url.split(/[?#]/)[0] ?? '';
            const contentType = toContentType(path);
            return { visitorHash, kind, path, contentType, target, occurredAt: new Date(occurredAt), receivedAt };
          }),
        );
        return { accepted: events.length };
      },
      { bodyLimit: 32_768, rateWindows: [{ max: 60, seconds: 60 }] },
    ),
    implement(addVisit, (_hints, context) => record(context), visitLimits),
    implement(noteVisit, (_input, context) => record(context), visitLimits),
  ];
}

/** Deletes what is older than the retention time. */
export async function purgeOldTracking(orm: QueryRunner, clock: Clock): Promise<void> {
  const limit = new Date(clock().getTime() - RETENTION_MS);
  await orm.delete(trackingEvent).where(lt(trackingEvent.receivedAt, limit));
  await orm.delete(visit).where(lt(visit.visitedAt, limit));
}
