import type { DocumentNode } from '@portal/api-contract';
import { TREE_MATCH_LIMIT } from '@portal/api-contract/rules';
import { useDocTreeDataQuery, useGetDocHotSearchWordsQuery } from '@portal/data-access-api/documents';
import { paths } from '@portal/portal-paths';
import { DataNotice, SiteLink, Skeleton } from '@portal/ui-kit';
import { useEffect, useState } from 'react';
import { type DocInput, placeHref } from '../place/doc-place';
import { HotWords } from './hot-words';
import styles from './tree-matches.module.css';

/** Rest after typing before the tree is asked, in milliseconds. */
const TYPING_PAUSE_MS = 200;

/** Props of `TreeMatches`. */
export interface TreeMatchesProps {
  readonly input: DocInput;
  readonly keyword: string;
}

interface Match {
  readonly node: DocumentNode;
  readonly way: readonly string[];
}

/** What the filter of a tree finds; before a word is typed, words readers look for. */
export function TreeMatches({ input, keyword }: TreeMatchesProps) {
  return keyword ? <Matches input={input} keyword={keyword} /> : <Suggestions input={input} />;
}

function Suggestions({ input: { id, visibleRange } }: Pick<TreeMatchesProps, 'input'>) {
  const { data: words = [] } = useGetDocHotSearchWordsQuery({ id, visibleRange });
  return <HotWords words={words} className={styles.words} />;
}

/** Pages of a document whose titles contain a word, with what leads to them. */
function Matches({ input: { id, docVersionId, visibleRange }, keyword }: TreeMatchesProps) {
  const asked = useRested(keyword);
  const version = docVersionId && { docVersionId };
  // The response shown is always the one to the word asked last: an older one belongs to another call.
  const { currentData, isError, refetch } = useDocTreeDataQuery(
    { id, ...version, visibleRange, keyword: asked },
    { skip: asked === '' },
  );
  if (isError) return <DataNotice message="筛选失败" onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton height={160} />;
  const matches = listMatches(currentData, asked.toLowerCase());
  return (
    <div className={styles.matches}>
      <p className={styles.note} role="status">
        {describeMatches(matches.length, asked)}
      </p>
      <ul>
        {matches.map(({ node, way }) => (
          <li key={node.id}>
            <SiteLink href={node.url ?? placeHref({ id, ...version, nodeId: node.id })}>
              <MarkedText text={node.name} word={asked} />
              {way.length > 0 && <span>{way.join(' / ')}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={paths.documentSearch.href(undefined, { wd: asked })} className={styles.more}>
        在正文中搜索「{asked}」
      </SiteLink>
    </div>
  );
}

function describeMatches(count: number, word: string): string {
  if (count === 0) return `没有标题含「${word}」`;
  return count < TREE_MATCH_LIMIT
    ? `${count} 个标题含「${word}」`
    : `标题含「${word}」的前 ${count} 个，多输入几个字可缩小范围`;
}

function useRested(value: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

function listMatches(nodes: readonly DocumentNode[], word: string, way: readonly string[] = []): Match[] {
  return nodes.flatMap((node) => [
    ...(node.name.toLowerCase().includes(word) ? [{ node, way }] : []),
    ...listMatches(node.children, word, [...way, node.name]),
  ]);
}

/** Text with a word in it marked, wherever it stands. */
function MarkedText({ text, word }: { readonly text: string; readonly word: string }) {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || !word) return text;
  const end = at + word.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
