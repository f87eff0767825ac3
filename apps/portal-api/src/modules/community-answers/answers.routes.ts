import {
  acceptAnswer,
  closeQuestion,
  deleteAnswer,
  getQuestionRights,
  listAnswers,
  markDuplicateQuestion,
  raiseBounty,
  reopenQuestion,
  saveAnswer,
  unacceptAnswer,
} from '@portal/api-contract/community';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { type AnswersOptions, createAnswers } from './answers.service';
import { createQuestionDesk } from './question-desk';

const WRITING: ServingOptions = {
  bodyLimit: 1024,
  rateWindows: [
    { max: 20, seconds: 60 },
    { max: 500, seconds: 86_400 },
  ],
};

/** A text in full, whose characters may be as long as six in JSON. */
const TEXT_BYTES = 131_072;

/** Calls of answers, and of where questions stand. */
export function createAnswerRoutes(options: AnswersOptions): Implementation[] {
  const answers = createAnswers(options);
  const questions = createQuestionDesk(options);
  return [
    implement(listAnswers, async (input, context) => answers.list(await context.getSubject(), input)),
    implement(saveAnswer, async (input, context) => answers.save(await requireSubject(context), input, context), {
      ...WRITING,
      bodyLimit: TEXT_BYTES,
      successMsg: '已发布',
    }),
    implement(deleteAnswer, async ({ id }, context) => answers.remove(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '已删除',
    }),
    implement(acceptAnswer, async ({ id }, context) => answers.accept(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '已采纳',
    }),
    implement(unacceptAnswer, async ({ id }, context) => answers.unaccept(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '已取消采纳',
    }),
    implement(getQuestionRights, async ({ mid }, context) => questions.rights(await requireSubject(context), mid), {
      isPassive: true,
    }),
    implement(closeQuestion, async (input, context) => questions.close(await requireSubject(context), input), {
      ...WRITING,
      bodyLimit: 4096,
      successMsg: '问题已关闭',
    }),
    implement(
      markDuplicateQuestion,
      async (input, context) => questions.markDuplicate(await requireSubject(context), input),
      { ...WRITING, successMsg: '已标记为重复问题' },
    ),
    implement(raiseBounty, async (input, context) => questions.raiseBounty(await requireSubject(context), input), {
      ...WRITING,
      successMsg: '悬赏已提高',
    }),
    implement(reopenQuestion, async ({ mid }, context) => questions.reopen(await requireSubject(context), mid), {
      ...WRITING,
      successMsg: '问题已重新开放',
    }),
  ];
}
