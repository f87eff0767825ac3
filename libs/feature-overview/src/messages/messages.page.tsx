import { definePage } from '@portal/data-access-api';
import { useSearchParams } from 'react-router-dom';
import { MessageInbox } from './message-inbox';
import { PreferenceView } from './preference-view';

export const page = definePage({ Page: MessagesPage });

/** 消息 (spec §2): what there is to know, and how it reaches its reader. */
function MessagesPage() {
  const [search] = useSearchParams();
  return search.get('view') === 'preference' ? <PreferenceView /> : <MessageInbox />;
}
