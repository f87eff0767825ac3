import type { DocumentNode } from '@portal/api-contract';
import { readStored, useAppDispatch, writeStored } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Branches, collectBranches, type GapRow, mergeLevel } from './tree-rows';
import type { DocInput } from '../place/doc-place';

/** More branches than that nobody has opened by hand. */
const MAX_RESTORED = 50;

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
    setBranches(mergeBranches(branches, opened));
    setOpenIds(new Set([...openIds, ...Object.keys(opened)]));
  }

  async function load(parentId: string, from?: number): Promise<readonly DocumentNode[] | undefined> {
    const version = docVersionId && { docVersionId };
    const level = { ...(parentId && { parentId }), ...(from && { from }) };
    const call = dispatch(docTreeData.initiate({ id, ...version, visibleRange, ...level }));
    const { data } = await call;
    call.unsubscribe();
    if (data) setBranches((known) => mergeBranches(known, { [parentId]: data }));
    return data;
  }

  function open(...ids: string[]): void {
    for (const parentId of ids) {
      const opening = branches[parentId] ? Promise.resolve(true) : load(parentId);
      void opening.then((there) => there && setOpenIds((known) => new Set([...known, parentId])));
    }
  }

  /** Fetches nodes of a gap; returns the id of the one next to what was there before. */
  async function fill({ parentId, from, isBefore }: GapRow): Promise<string | undefined> {
    const nodes = await load(parentId, from);
    const known = new Set(branches[parentId]?.map((node) => node.id));
    const added = nodes?.filter((node) => !known.has(node.id)) ?? [];
    return added.at(isBefore ? -1 : 0)?.id;
  }

  function close(parentId: string): void {
    setOpenIds((known) => new Set([...known].filter((other) => other !== parentId)));
  }

  useStoredIds({ key: `doc-tree:${id}:${docVersionId ?? ''}`, isReady: nodes !== undefined, openIds, open });
  return { branches, openIds, open, close, fill };
}

function mergeBranches(known: Branches, more: Branches): Branches {
  const levels = Object.entries(more).map(([parentId, nodes]) => [parentId, mergeLevel(known[parentId], nodes)]);
  return { ...known, ...Object.fromEntries(levels) };
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
    open(...stored.slice(0, MAX_RESTORED));
  });
  useEffect(() => {
    if (isReady) restore();
  }, [isReady]);
  useEffect(() => {
    if (isReady) writeStored('session', key, [...openIds].join('\n'));
  }, [isReady, key, openIds]);
}
