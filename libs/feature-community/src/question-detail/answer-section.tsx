import { ANSWER_SORTS, type ContentDetail } from '@portal/api-contract/community';
import { useListAnswersQuery } from '@portal/data-access-api/community';
import { FormOnDemand } from '@portal/ui-content';
import { Button, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { lazy, useState } from 'react';
import { DiscussionHead } from '../shared/discussion-head';
import { SoughtGone } from '../shared/sought-gone';
import { useOwnView } from '../shared/use-own-view';
import { AnswerItem } from './answer-item';
import { ANSWER_PAGE_SIZE, firstAnswers } from './first-answers';
import styles from './answers.module.css';

const AnswerForm = lazy(() => import('./answer-form').then((module) => ({ default: module.AnswerForm })));

/** Orders of answers by their names. */
type Sort = keyof typeof ANSWER_SORTS;

const CLOSED = 4;
const FORM_HEIGHT = 320;

/** What an address leads to: an answer, and perhaps a comment below it. */
export interface SoughtAnswer {
  readonly answer: string | undefined;
  readonly comment: string | undefined;
}

/** Props of `AnswerSection`. */
export interface AnswerSectionProps {
  readonly question: ContentDetail;
  readonly sought: SoughtAnswer;
}

/** Answers to a question, and the way to give one; the first of them, or those around one, stand in the document. */
export function AnswerSection({ question, sought }: AnswerSectionProps) {
  const { mid } = question;
  const [chosen, setChosen] = useState<{ readonly sort: Sort; readonly pageNo: number }>();
  const result = useListAnswersQuery(chosen ? { ...firstAnswers(mid), ...chosen } : firstAnswers(mid, sought.answer));
  useOwnView(result);
  const sort = chosen?.sort ?? 'accepted';
  const pageNo = result.data?.pageNo ?? 1;
  const turnTo = (page: number) => setChosen({ sort, pageNo: page });
  const isGone = !chosen && sought.answer && result.data && !result.data.list.some(({ id }) => id === sought.answer);
  const total = result.data?.total ?? 0;
  const isAnswered = result.data?.list.some(({ isMine }) => isMine) ?? false;

  return (
    <section aria-labelledby="answers-title" className={styles.answers} id="answers">
      <DiscussionHead
        name="回答"
        total={total}
        sorts={ANSWER_SORTS}
        sort={sort}
        onSort={(order) => setChosen({ sort: order, pageNo: 1 })}
      >
        <h2 id="answers-title">{total > 0 ? `${total} 个回答` : '回答'}</h2>
      </DiscussionHead>
      {isGone && <SoughtGone name="回答" />}
      <QueryView result={result} waiting={<Skeleton height={240} />} label="正在加载回答" failure="回答暂时没有读到">
        {({ list, total: found }) =>
          list.length === 0 ? (
            <EmptyState message="还没有回答，把你的办法写下来" />
          ) : (
            <>
              <ol className={styles.list}>
                {list.map((answer) => (
                  <AnswerItem key={answer.id} answer={answer} {...(answer.id === sought.answer && { sought })} />
                ))}
              </ol>
              {pageNo * ANSWER_PAGE_SIZE < found && (
                <Button variant="secondary" onClick={() => turnTo(pageNo + 1)}>
                  下一页回答
                </Button>
              )}
              {pageNo > 1 && (
                <Button variant="secondary" onClick={() => turnTo(pageNo - 1)}>
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
