import {
  getIdentificationDraft,
  listIdentificationDrafts,
  removeIdentificationDraft,
  saveIdentificationDraft,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createDrafts, type DraftsOptions } from './drafts.service';

/** Calls about drafts of verifications. */
export function createDraftRoutes(options: DraftsOptions): Implementation[] {
  const drafts = createDrafts(options);
  return [
    implement(listIdentificationDrafts, async (_input, context) => drafts.list(await requireSubject(context))),
    implement(getIdentificationDraft, async (flow, context) => drafts.find(await requireSubject(context), flow)),
    implement(saveIdentificationDraft, async (sent, context) => drafts.save(await requireSubject(context), sent), {
      successMsg: '草稿已保存',
      bodyLimit: 16_384,
    }),
    implement(removeIdentificationDraft, async (flow, context) => drafts.remove(await requireSubject(context), flow), {
      successMsg: '草稿已删除',
    }),
  ];
}
