import { randomUUID } from 'node:crypto';
import { createEarlierDatabase } from '../../testing/earlier-database';
import { setUp } from '../../testing/set-up';

const QUESTION = '/community/qaDetail/CCq1.html';
const ARTICLE = '/community/blogArticleDetail/CCa1.html';
const MODEL = '/model-detail/edge-vision.html';

const database = setUp(() => createEarlierDatabase('0174'));

const addComment = async (targetType: string, targetId: string) => {
  const id = randomUUID();
  await database.query(
    `insert into community_comment (id, target_type, target_id, text, status, created_at)
     values ($1, $2, $3, '换成屏蔽线就好了', 1, now())`,
    [id, targetType, targetId],
  );
  return id;
};

it('has notices from before lead to their comments and answers, on whichever page they stand', async () => {
  const [answer, gone] = [randomUUID(), randomUUID()];
  const onArticle = await addComment('content', 'CCa1');
  const onAnswer = await addComment('answer', answer);
  const onModel = await addComment('model', 'edge-vision');
  const named = `${ARTICLE}?comment=${onArticle}#comment-${onArticle}`;
  const addresses = [
    [`${QUESTION}#answer-${answer}`, `${QUESTION}?answer=${answer}#answer-${answer}`],
    [`${ARTICLE}#comment-${onArticle}`, named],
    [`${QUESTION}#comment-${onAnswer}`, `${QUESTION}?answer=${answer}&comment=${onAnswer}#answer-${answer}`],
    // The page says that it is gone.
    [`${ARTICLE}#comment-${gone}`, `${ARTICLE}?comment=${gone}#comment-${gone}`],
    ...[named, ARTICLE, `${MODEL}#comment-${onModel}`, ''].map((address) => [address, address]),
  ];
  for (const [index, [before]] of addresses.entries())
    await database.query(
      `insert into community_notice (id, owner_id, type, merge_key, text, title, url, created_at, updated_at)
       values (gen_random_uuid(), $1, 'comment', $2, '评论了你', '断网续传的三个坑', $3, now(), now())`,
      [randomUUID(), String(index), before],
    );

  await database.migrate();
  const rows = await database.query<{ url: string }>('select url from community_notice order by merge_key::integer');
  expect(rows.map(({ url }) => url)).toEqual(addresses.map(([, after]) => after));
});
