import { ANSWER_SORTS, type ContentDetail } from '@portal/api-contract/community';
import { useListAnswersQuery } from '@portal/data-access-api/community';
import { FormOnDemand } from '@portal/ui-content';
import { Button, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { lazy, useState } from 'react';
import { DiscussionHead } from '../shared/discussion-head';
import { useOwnView } from '../shared/use-own-view';
import { AnswerItem } from './answer-item';
import { ANSWER_PAGE_SIZE, firstAnswers } from './first-answers';
import styles from './answers.module.css';

const AnswerForm = lazy(() => import('./answer-form').then((module) => ({ default: module.AnswerForm })));

/** Orders of answers by their names. */
type Sort = keyof typeof ANSWER_SORTS;

const CLOSED = 4;
const FORM_HEIGHT = 320;

/** Answers to a question, and the way to give one; the first of them stand in the document. */
export function AnswerSection({ question }: { readonly question: ContentDetail }) {
  const { mid } = question;
  const [sort, setSort] = useState<Sort>('accepted');
  const [pageNo, setPageNo] = useState(1);
  const result = useListAnswersQuery({ ...firstAnswers(mid), sort, pageNo });
  useOwnView(result);
  const total = result.data?.total ?? 0;
  const isAnswered = result.data?.list.some(({ isMine }) => isMine) ?? false;

  return (
    <section aria-labelledby="answers-title" className={styles.answers} id="answers">
      <DiscussionHead
        name="回答"
        total={total}
        sorts={ANSWER_SORTS}
        sort={sort}
        onSort={(chosen) => {
          setSort(chosen);
          setPageNo(1);
        }}
      >
        <h2 id="answers-title">{total > 0 ? `${total} 个回答` : '回答'}</h2>
      </DiscussionHead>
      <QueryView result={result} waiting={<Skeleton height={240} />} label="正在加载回答" failure="回答暂时没有读到">
        {({ list, total: found }) =>
          list.length === 0 ? (
            <EmptyState message="还没有回答，把你的办法写下来" />
          ) : (
            <>
              <ol className={styles.list}>
                {list.map((answer) => (
                  <AnswerItem key={answer.id} answer={answer} />
                ))}
              </ol>
              {pageNo * ANSWER_PAGE_SIZE < found && (
                <Button variant="secondary" onClick={() => setPageNo(pageNo + 1)}>
                  下一页回答
                </Button>
              )}
              {pageNo > 1 && (
                <Button variant="secondary" onClick={() => setPageNo(pageNo - 1)}>
                  上一页回答
                </Button>
              )}
            </>
          )
        }
      </QueryView>
      {question.question?.status !== CLOSED && !isAnswered && (
        <FormOnDemand id="answer" openText="写回答" height={FORM_HEIGHT}>
          {() => <AnswerForm questionId={mid} />}
        </FormOnDemand>
      )}
    </section>
  );
}
