import { type ContentDetail, QUESTION_STATES } from '@portal/api-contract/community';
import { definePage, fetchQuery, pageData, type PageProps, useAppSelector } from '@portal/data-access-api';
import { communityItemApi } from '@portal/data-access-api/community';
import { paths } from '@portal/portal-paths';
import { communityPaths } from '@portal/portal-paths/community';
import { DetailState } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { lazy, Suspense } from 'react';
import { CommentSection } from '../comments/comment-section';
import { AuthorLine } from '../shared/author-line';
import { ContentCard } from '../shared/content-card';
import { Elsewhere } from '../shared/elsewhere';
import { formatFigure } from '../shared/format-figure';
import { ItemText } from '../shared/item-text';
import { fetchItem, fetchItemComments, readItemId, SOUGHT } from '../shared/item-data';
import { ItemFrame } from '../shared/item-frame';
import { describeItem } from '../shared/item-head';
import { ItemTags } from '../shared/item-tags';
import { toPerson } from '../shared/to-person';
import { ItemActions } from '../taking-part/item-actions';
import { VoteBox } from '../taking-part/vote-box';
import { AnswerSection, type SoughtAnswer } from './answer-section';
import { firstAnswers } from './first-answers';
import { QuestionData } from './question-data';
import type { QuestionDeskProps } from './question-desk';
import styles from './question-detail.module.css';

// Visitors load nothing of it.
const QuestionDesk = lazy(() => import('./question-desk').then((module) => ({ default: module.QuestionDesk })));

const data = pageData(SOUGHT, ({ params, query: { answer, comment } }) => {
  const mid = readItemId(params);
  return {
    question: fetchItem(params),
    answers: fetchQuery(communityItemApi.endpoints.listAnswers, mid && firstAnswers(mid, answer)),
    // A comment on an answer stands below that.
    comments: fetchItemComments(params, answer ? undefined : comment),
  };
});

export const page = definePage({
  data,
  item: 'question',
  head: ({ params, read }) => describeItem(read(fetchItem(params)), 'QAPage'),
  Page: QuestionDetailPage,
});

/** A question with its answers (design: community, `qaDetail`); read without a script. */
function QuestionDetailPage({ question, query }: PageProps<typeof data>) {
  return (
    <DetailState result={question}>
      {(item) =>
        item.mainType === 4 ? (
          <Question item={item} onChanged={question.refetch} sought={query.values} />
        ) : (
          <Elsewhere item={item} />
        )
      }
    </DetailState>
  );
}

interface QuestionProps extends QuestionDeskProps {
  readonly sought: SoughtAnswer;
}

function Question({ item, onChanged, sought }: QuestionProps) {
  const { answer, comment } = sought;
  const onQuestion = answer ? undefined : comment;
  const { mid, title, publishedAt, counts } = item;
  const target = { targetType: 'content', targetId: mid } as const;
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  return (
    <ItemFrame item={item} list={{ text: '问答', path: communityPaths.qa }}>
      <ContentCard>
        <article className={styles.question}>
          <VoteBox target={target} score={counts.votes} name="问题" isAsked />
          <div className={styles.words}>
            <h1>{title}</h1>
            <AuthorLine author={toPerson(item.author)} time={publishedAt}>
              <span>{formatFigure(counts.views)} 浏览</span>
              <span>{formatFigure(counts.answers)} 回答</span>
            </AuthorLine>
            <QuestionStanding item={item} />
            <ItemText item={item} />
            {item.isAiMade && <p className={styles.ai}>提问者声明：描述中含 AI 生成内容。</p>}
            <ItemTags item={item} />
            <ItemActions item={item} isQuestion />
            <div className={styles.deskPlace}>
              {isLoggedIn && (
                <Suspense fallback={null}>
                  <QuestionDesk item={item} onChanged={onChanged} />
                </Suspense>
              )}
            </div>
          </div>
        </article>
        <div className={styles.comments}>
          <CommentSection key={onQuestion} target={target} sought={onQuestion} />
        </div>
      </ContentCard>
      <ContentCard>
        <AnswerSection key={answer} question={item} sought={sought} />
      </ContentCard>
      <QuestionData item={item} sought={answer} />
    </ItemFrame>
  );
}

/** How a question stands: its state, what it offers, what it is about. */
function QuestionStanding({ item }: { readonly item: ContentDetail }) {
  const { question, productCode, productVersion, duplicateOf, closedReason } = item;
  const status = question?.status ?? 1;
  return (
    <>
      <ul className={styles.standing}>
        <li data-status={status}>{QUESTION_STATES[status]}</li>
        {question && question.bounty > 0 && <li>悬赏 {question.bounty}</li>}
        {productCode && (
          <li>
            <SiteLink href={paths.productDetail.href({ file: `${productCode}.html` })}>相关产品</SiteLink>
            {productVersion && ` ${productVersion}`}
          </li>
        )}
      </ul>
      {status === 4 && (
        <p className={styles.closed}>
          {duplicateOf ? (
            <>
              该问题与其他问题重复，请看：<SiteLink href={duplicateOf.url}>{duplicateOf.title}</SiteLink>
            </>
          ) : (
            `该问题已关闭${closedReason && `：${closedReason}`}`
          )}
        </p>
      )}
    </>
  );
}
