import type { DocumentVersion } from '@portal/api-contract';
import { VersionDiff } from '../versions/version-diff';
import type { VersionProps } from '../versions/version-switch';
import { CopyMarkdown } from './copy-markdown';
import { ReadingPanel } from './reading-panel';

/** A tool of the reading page. */
export type ReadingTool = 'copy' | 'diff' | 'reading';

/** Props of `ToolParts`. */
export interface ToolPartsProps extends VersionProps {
  readonly tool: ReadingTool;
  readonly versions: readonly DocumentVersion[];
  readonly onClose: () => void;
}

/** The tool a reader has asked for; its code comes with the first press. */
export function ToolParts({ tool, input, content, versions, onClose }: ToolPartsProps) {
  if (tool === 'reading') return <ReadingPanel onClose={onClose} />;
  if (tool === 'diff') return <VersionDiff input={input} content={content} versions={versions} onClose={onClose} />;
  return <CopyMarkdown content={content} visibleRange={input.visibleRange} onDone={onClose} />;
}
