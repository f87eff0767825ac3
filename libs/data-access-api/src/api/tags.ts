/** What queries of the public site provide and mutations invalidate. */
export type PublicTag = 'Configuration' | 'Profile' | 'Application' | 'Enrolment' | 'DocumentFeedback';

/** The same for the account area. */
export type AccountTag =
  | 'Console'
  | 'Order'
  | 'Contract'
  | 'Instance'
  | 'Refund'
  | 'Trial'
  | 'ModelSubscription'
  | 'PublishedModel'
  | 'WorkOrder'
  | 'Message'
  | 'Address'
  | 'InvoiceTitle'
  | 'Invoice'
  | 'Security'
  | 'Privacy'
  | 'Favorite'
  | 'Realname';

/** The same for the community and the personal center. */
export type CommunityTag =
  | 'CommunityItem'
  | 'CommunityAnswer'
  | 'CommunityComment'
  | 'CommunityMember'
  | 'CommunityNotice'
  | 'OwnContent'
  | 'OwnDraft'
  | 'Collection'
  | 'ReadingHistory'
  | 'RecommendedFeed'
  | 'LikedList';

/** Any tag of the one API. */
export type Tag = PublicTag | AccountTag | CommunityTag;
