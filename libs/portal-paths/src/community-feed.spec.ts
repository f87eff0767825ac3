import { communityFeedHref, parseCommunityFeed } from './community-feed';

describe('address of a feed', () => {
  it.each(['articles', 'questions', { userCode: 'U7K2M9QX4RTBC' }] as const)('of %j is read again', (feed) =>
    expect(parseCommunityFeed(communityFeedHref(feed))).toEqual(feed),
  );

  it.each([
    '/community/feed/',
    '/community/feed/videos.xml',
    '/community/feed/articles',
    '/community/feed/members/.xml',
    '/community/feed/members/a/b.xml',
    '/community/feed/members/%E0.xml',
    '/feed/articles.xml',
  ])('is not %s', (path) => expect(parseCommunityFeed(path)).toBeNull());
});
