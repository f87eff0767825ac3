import { type listContent } from '@portal/api-contract/community';
import type { EndpointInput } from '@portal/api-contract';
import { useListContentQuery } from '@portal/data-access-api/community';
import { useOwnView } from '../shared/use-own-view';

/** Props of `OwnFeed`. */
export interface OwnFeedProps {
  /** What the page has asked for. */
  readonly input: EndpointInput<typeof listContent>;
}

/** Asks again for what is recommended: the document does so to everybody, and members have their own word in it. */
export function OwnFeed({ input }: OwnFeedProps) {
  useOwnView(useListContentQuery(input));
  return null;
}
