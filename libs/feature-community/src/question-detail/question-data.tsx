import type { CommunityAnswer, ContentDetail } from '@portal/api-contract/community';
import { useBrand } from '@portal/data-access-api';
import { useListAnswersQuery } from '@portal/data-access-api/community';
import { StructuredData } from '@portal/ui-content';
import { toPlainText } from '../shared/to-plain-text';
import { firstAnswers } from './first-answers';

const SUGGESTED = 5;

/** Props of `QuestionData`. */
export interface QuestionDataProps {
  readonly item: ContentDetail;
  /** Id of the answer that the address leads to: those around it stand in the document. */
  readonly sought: string | undefined;
}

/** What search engines are told of a question (schema.org, QAPage). */
export function QuestionData({ item, sought }: QuestionDataProps) {
  const { publicOrigin, basePath } = useBrand();
  const { data } = useListAnswersQuery(firstAnswers(item.mid, sought));
  const { title, url, html, author, publishedAt, counts } = item;
  const pageUrl = publicOrigin + basePath + url;
  const answers = data?.list ?? [];
  const accepted = answers.find(({ isAccepted }) => isAccepted);
  const others = answers.filter((answer) => answer !== accepted).slice(0, SUGGESTED);
  return (
    <StructuredData
      data={{
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: title,
          text: toPlainText(html),
          answerCount: counts.answers,
          upvoteCount: counts.votes,
          datePublished: publishedAt,
          author: { '@type': 'Person', name: author.name },
          ...(accepted && { acceptedAnswer: describeAnswer(accepted, pageUrl) }),
          ...(others.length > 0 && { suggestedAnswer: others.map((answer) => describeAnswer(answer, pageUrl)) }),
        },
      }}
    />
  );
}

function describeAnswer({ id, html, counts, createdAt, author }: CommunityAnswer, pageUrl: string) {
  return {
    '@type': 'Answer',
    text: toPlainText(html),
    upvoteCount: counts.score,
    url: `${pageUrl}#answer-${id}`,
    datePublished: createdAt,
    ...(author && { author: { '@type': 'Person', name: author.nickname } }),
  };
}
