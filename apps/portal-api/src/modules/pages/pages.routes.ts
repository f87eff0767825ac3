import { type ContentPage, contentPageSchema, findContentById, previewContent } from '@portal/api-contract';
import { z } from 'zod';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import { findStaffRoles } from '../../platform/security/staff-roles.repository';
import { findLegalDocument } from '../legal/legal.repository';

export interface PageRoutesOptions {
  readonly orm: QueryRunner;
  readonly configuration: ConfigurationRepository;
}

const storedPageSchema = contentPageSchema.extend({ isDraft: z.boolean() });

/** Calls about content pages: company pages of a brand, and legal documents, which all brands share. */
export function createPageRoutes({ orm, configuration }: PageRoutesOptions): Implementation[] {
  const findPage = (platformType: string, id: string) =>
    configuration.findDocument(DOCUMENT_KINDS.page, `${platformType}:${id}`, storedPageSchema);

  return [
    implement(
      findContentById,
      async ({ id, platformType }) => {
        const page = await findPage(platformType, id);
        if (page && !page.isDraft) return withoutDraftMark(page);
        return readLegalDocument(orm, id);
      },
      { cache: 'content' },
    ),
    implement(previewContent, async ({ id, platformType }, context) => {
      // Like a page that is not there: a 403 would end the session of whoever followed a link (spec §8).
      const { id: userId } = await requireSubject(context);
      if ((await findStaffRoles(orm, userId)).size === 0) throw new HttpError(404);
      const page = await findPage(platformType, id);
      return page ? withoutDraftMark(page) : readLegalDocument(orm, id);
    }),
  ];
}

function withoutDraftMark(page: z.output<typeof storedPageSchema>): ContentPage {
  const { id, title, subtitle, coverImage, note, blocks } = page;
  return { id, title, subtitle, coverImage, note, blocks };
}

async function readLegalDocument(orm: QueryRunner, id: string): Promise<ContentPage> {
  const row = await findLegalDocument(orm, id);
  if (!row) throw new HttpError(404);
  return {
    id,
    title: row.title,
    subtitle: '',
    coverImage: '',
    note: `${row.version} 版，${row.effectiveOn} 起生效`,
    blocks: [{ kind: 'text', title: '', subtitle: '', html: row.bodyHtml }],
  };
}
