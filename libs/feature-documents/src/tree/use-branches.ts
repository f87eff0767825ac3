import type { DocumentNode } from '@portal/api-contract';
import { readStored, useAppDispatch, writeStored } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DocInput } from '../place/use-doc-input';
import { type Branches, collectBranches } from './tree-rows';

/** More branches than that nobody has opened by hand. */
const MOST_RESTORED = 50;

const { docTreeData } = documentsApi.endpoints;

/**
 * Branches of a document's tree and which of them are open. What the server opens is added to what the reader has
 * opened, and both stay open for the session.
 */
export function useBranches({ id, docVersionId, visibleRange }: DocInput, nodes: readonly DocumentNode[] | undefined) {
  const dispatch = useAppDispatch();
  const [given, setGiven] = useState(nodes);
  const [branches, setBranches] = useState<Branches>(() => collectBranches(nodes ?? []));
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(Object.keys(branches)));
  if (nodes && nodes !== given) {
    const opened = collectBranches(nodes);
    setGiven(nodes);
    setBranches({ ...branches, ...opened });
    setOpenIds(new Set([...openIds, ...Object.keys(opened)]));
  }

  async function load(parentId: string): Promise<boolean> {
    const version = docVersionId && { docVersionId };
    const call = dispatch(docTreeData.initiate({ id, ...version, visibleRange, parentId }));
    const { data } = await call;
    call.unsubscribe();
    if (data) setBranches((known) => ({ ...known, [parentId]: data }));
    return Boolean(data);
  }

  function open(...ids: string[]): void {
    for (const parentId of ids) {
      const opening = branches[parentId] ? Promise.resolve(true) : load(parentId);
      void opening.then((isThere) => isThere && setOpenIds((known) => new Set([...known, parentId])));
    }
  }

  function close(parentId: string): void {
    setOpenIds((known) => new Set([...known].filter((other) => other !== parentId)));
  }

  useStoredIds({ key: `doc-tree:${id}:${docVersionId ?? ''}`, isReady: nodes !== undefined, openIds, open });
  return { branches, openIds, open, close };
}

interface StoredIdsOptions {
  readonly key: string;
  /** Before the tree is there, nothing is known of what is open in it. */
  readonly isReady: boolean;
  readonly openIds: ReadonlySet<string>;
  readonly open: (...ids: string[]) => void;
}

function useStoredIds({ key, isReady, openIds, open }: StoredIdsOptions): void {
  const restore = useEffectEvent(() => {
    const stored = (readStored('session', key) ?? '').split('\n').filter(Boolean);
    open(...stored.slice(0, MOST_RESTORED));
  });
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  useEffect(() => {
    if (isReady) writeStored('session', key, [...openIds].join('\n'));
  }, [isReady, key, openIds]);
}
