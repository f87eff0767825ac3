import { useState } from 'react';
import { copyText } from '../copy-text/copy-text';
import { CheckIcon, CopyIcon } from '../icon/action-icons';

/** Props of `TraceId`. */
export interface TraceIdProps {
  readonly traceId: string;
  readonly className?: string | undefined;
}

/** Number of a failed call, copied with a click for the support staff. */
export function TraceId({ traceId, className }: TraceIdProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    // Without permission the number still stands there to be selected.
    setIsCopied(await copyText(traceId));
  }

  return (
    <button type="button" className={className} onClick={() => void copy()} title="复制追踪编号">
      <span>追踪编号：{traceId}</span>
      {isCopied ? <CheckIcon size={14} /> : <CopyIcon size={14} />}
      <span aria-live="polite">{isCopied ? '已复制' : ''}</span>
    </button>
  );
}
