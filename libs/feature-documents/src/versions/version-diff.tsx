import type { DiffPart, DocContent, DocumentVersion } from '@portal/api-contract';
import { useDocDiffQuery } from '@portal/data-access-api/documents';
import { DataNotice, Dialog, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import type { VersionProps } from './version-switch';
import styles from './version-diff.module.css';

/** Lines of unchanged text shown around a change. */
const CONTEXT_LINES = 3;

/** Props of `VersionDiff`. */
export interface VersionDiffProps extends VersionProps {
  readonly versions: readonly DocumentVersion[];
  readonly onClose: () => void;
}

/** What changed on a page between two versions. */
export function VersionDiff({ input, content, versions, onClose }: VersionDiffProps) {
  const others = versions.filter(({ id }) => id !== content.docVersionId);
  const [otherId, setOtherId] = useState(others[0]?.id ?? '');
  const other = others.find(({ id }) => id === otherId);
  const isOlder =
    versions.findIndex(({ id }) => id === otherId) > versions.findIndex(({ id }) => id === content.docVersionId);
  return (
    <Dialog title={`版本对比：${content.title}`} onClose={onClose}>
      <label className={styles.choice}>
        {content.versionName} 对比
        <select value={otherId} onChange={({ target }) => setOtherId(target.value)}>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {other && (
        <Changes
          key={otherId}
          content={content}
          visibleRange={input.visibleRange}
          from={isOlder ? otherId : content.docVersionId}
          to={isOlder ? content.docVersionId : otherId}
        />
      )}
    </Dialog>
  );
}

interface ChangesProps {
  readonly content: DocContent;
  readonly visibleRange: number;
  readonly from: string;
  readonly to: string;
}

function Changes({ content: { id, nodeId }, visibleRange, from, to }: ChangesProps) {
  const { currentData, isError, error, refetch } = useDocDiffQuery({ id, nodeId, from, to, visibleRange });
  if (isError && (error as { code?: string }).code === '404')
    return <p className={styles.note}>另一个版本没有此页。</p>;
  if (isError) return <DataNotice onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton height={240} />;
  if (currentData.every(({ kind }) => kind === 'same')) return <p className={styles.note}>两个版本的内容相同。</p>;
  return (
    <pre className={styles.diff} tabIndex={0} aria-label={`${from} 到 ${to} 的变化`}>
      {currentData.map((part, index) => (
        <DiffLines key={index} part={part} isFirst={index === 0} isLast={index === currentData.length - 1} />
      ))}
    </pre>
  );
}

const TAGS = { same: 'span', added: 'ins', removed: 'del' } as const;

function DiffLines({ part, isFirst, isLast }: { part: DiffPart; isFirst: boolean; isLast: boolean }) {
  const Tag = TAGS[part.kind];
  return <Tag>{part.kind === 'same' ? shorten(part.text, isFirst, isLast) : part.text}</Tag>;
}

/** Leaves out what is the same and far from every change. */
export function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.replace(/\n$/, '').split('\n');
  const head = isFirst ? 0 : CONTEXT_LINES;
  const tail = isLast ? 0 : CONTEXT_LINES;
  const left = lines.length - head - tail;
  if (left <= 1) return text;
  const end = tail === 0 ? [] : lines.slice(-tail);
  return `${[...lines.slice(0, head), `… 相同的 ${left} 行 …`, ...end].join('\n')}\n`;
}
