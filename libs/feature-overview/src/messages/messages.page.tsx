import { useSearchParams } from 'react-router-dom';
import { MessageInbox } from './message-inbox';
import { PreferenceView } from './preference-view';

/** 消息 (spec §2): what there is to know, and how it reaches its reader. */
export function MessagesPage() {
  const [search] = useSearchParams();
  return search.get('view') === 'preference' ? <PreferenceView /> : <MessageInbox />;
}
