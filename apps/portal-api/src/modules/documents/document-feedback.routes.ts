import { docFeedback, docFeedbackMine, FEEDBACK_REASONS } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { and, desc, eq } from 'drizzle-orm';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { type Implementation, implement, type ParsedInput } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import { findShownNode, findShownVersion } from './documents.repository';
import { documentFeedback, documentNode } from './documents.tables';

const MAX_LISTED = 50;

const RATE_WINDOWS = [
  { max: 10, seconds: 60 },
  { max: 100, seconds: 86_400 },
];

export interface DocumentFeedbackOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
}

type Reason = keyof typeof FEEDBACK_REASONS;

/** Calls about what readers think of a page. */
export function createDocumentFeedbackRoutes(options: DocumentFeedbackOptions): Implementation[] {
  const { orm } = options;
  return [
    implement(docFeedback, (input, context) => storeFeedback(options, input, context), {
      successMsg: '感谢反馈',
      bodyLimit: 16_384,
      rateWindows: RATE_WINDOWS,
    }),
    implement(docFeedbackMine, async (_input, context) => {
      const { id: ownerId } = await requireSubject(context);
      const rows = await orm
        .select({ feedback: documentFeedback, title: documentNode.title })
        .from(documentFeedback)
        .leftJoin(
          documentNode,
          and(
            eq(documentNode.documentId, documentFeedback.documentId),
            eq(documentNode.versionId, documentFeedback.versionId),
            eq(documentNode.id, documentFeedback.nodeId),
          ),
        )
        .where(eq(documentFeedback.ownerId, ownerId))
        .orderBy(desc(documentFeedback.createdAt), desc(documentFeedback.feedbackNo))
        .limit(MAX_LISTED);
      return rows.map(({ feedback, title }) => ({
        feedbackNo: feedback.feedbackNo,
        contentType: CONTENT_TYPES.DOCUMENT,
        id: feedback.documentId,
        nodeId: feedback.nodeId,
        docVersionId: feedback.versionId,
        // The page may be gone by now.
        title: title ?? feedback.nodeId,
        helpful: feedback.isHelpful,
        reasons: feedback.reasons.filter(isReason),
        text: feedback.text,
        status: feedback.status,
        reply: feedback.reply,
        createdAt: toChinaTime(feedback.createdAt),
      }));
    }),
  ];
}

async function storeFeedback(
  { orm, clock, idempotency, protection }: DocumentFeedbackOptions,
  input: ParsedInput<typeof docFeedback>,
  context: CallContext,
): Promise<{ feedbackNo: string }> {
  const { id, nodeId, docVersionId, visibleRange, helpful, reasons, text, contact } = input;
  const owner = await context.getSubject();
  const shown = await findShownVersion(orm, { id, docVersionId, visibleRange });
  await findShownNode(orm, shown, nodeId);
  return idempotency.runOnce({ scope: 'docFeedback', owner, input, context }, async (runner) => {
    const now = clock();
    const feedbackNo = createBusinessNumber('FB', now);
    await runner.insert(documentFeedback).values({
      feedbackNo,
      ...{ documentId: id, versionId: docVersionId, nodeId, ownerId: owner?.id ?? null },
      ...{ isHelpful: helpful, reasons: helpful ? [] : [...new Set(reasons)], text },
      contact: contact && protection.encrypt(contact, `document_feedback.contact:${feedbackNo}`),
      createdAt: now,
      ...{ status: 'received', reply: '' },
    });
    return { feedbackNo };
  });
}

function isReason(reason: string): reason is Reason {
  return Object.hasOwn(FEEDBACK_REASONS, reason);
}
