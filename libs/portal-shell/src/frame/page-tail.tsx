import { SearchShortcut } from '@portal/ui-layout';
import { Consent, type ConsentProps } from '../consent/consent';
import { useOpenResults } from './use-open-results';
import { useSearchSource } from './use-search-source';

/** What stands behind every page: the question for consent, and the search that keys call for. */
export function PageTail({ portal }: ConsentProps) {
  return (
    <>
      <Consent portal={portal} />
      <SearchShortcut loadSource={useSearchSource()} onSearch={useOpenResults()} />
    </>
  );
}
