import type { IdentificationDraft } from '@portal/api-contract/account';
import {
  realnameApi,
  useRemoveIdentificationDraftMutation,
  useSaveIdentificationDraftMutation,
} from '@portal/data-access-api/account';
import type { FormDraft } from '@portal/ui-forms';
import { Alert, QueryView, Skeleton } from '@portal/ui-kit';
import { type ReactNode, useEffect, useState } from 'react';
import { createDraftKeeper } from './draft-keeper';

/** Props of `IdentityDraft`. */
export interface IdentityDraftProps {
  /** What is verified and how: of each there is one draft. */
  readonly flow: Pick<IdentificationDraft, 'type' | 'method'>;
  /** The form, once it is known what an earlier visit, another tab or another session has left behind. */
  readonly children: (draft: FormDraft) => ReactNode;
}

/** A form of verification with its draft, which the server keeps. */
export function IdentityDraft({ flow, children }: IdentityDraftProps) {
  const stored = realnameApi.endpoints.getIdentificationDraft.useQuery(flow, { refetchOnMountOrArgChange: true });
  // What was kept here before another tab went on is not shown first.
  const result = stored.isFetching ? { ...stored, data: undefined, isError: false } : stored;
  return (
    <QueryView result={result} waiting={<Skeleton height={320} />} failure="草稿加载失败">
      {(draft) => (
        <KeptForm flow={flow} stored={draft}>
          {children}
        </KeptForm>
      )}
    </QueryView>
  );
}

function KeptForm({ flow, stored, children }: IdentityDraftProps & { readonly stored: IdentificationDraft | null }) {
  const [save] = useSaveIdentificationDraftMutation();
  const [remove] = useRemoveIdentificationDraftMutation();
  const [problem, setProblem] = useState('');
  const [keeper] = useState(() =>
    createDraftKeeper(stored, {
      save: (content) => save({ ...flow, ...content }),
      remove: () => remove(flow),
      onProblem: setProblem,
    }),
  );
  // What was typed last is saved by whoever leaves the page at once.
  useEffect(() => () => void keeper.flush(), [keeper]);
  return (
    <>
      {children(keeper)}
      {problem && <Alert tone="warning">草稿没有保存：{problem}</Alert>}
    </>
  );
}
