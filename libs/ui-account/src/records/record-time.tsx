import { formatBeijingTime } from '../format/beijing-time';
import { cellStyles } from './cell-styles';

/** A moment in a list, `at` in ISO-8601. */
export function RecordTime({ at }: { readonly at: string }) {
  return (
    <time className={cellStyles.time} dateTime={at}>
      {formatBeijingTime(at)}
    </time>
  );
}
