import { getTrialState, saveTrial } from '@portal/api-contract';
import { cancelTrial, countTrials, extendTrial, getTrial, listTrials, rateTrial } from '@portal/api-contract/account';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import type { CaptchaService } from '../verification/captcha.service';
import { createTrialApplications, type TrialApplicationOptions } from './trial-application';
import { countTrialsByState } from './trials.repository';
import { createTrialsService, type TrialsOptions } from './trials.service';

export interface TrialRoutesOptions extends TrialsOptions, TrialApplicationOptions {
  readonly captcha: CaptchaService;
}

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 300, seconds: 86_400 },
  ],
};

/** Calls of the pages about trials. */
export function createTrialRoutes(options: TrialRoutesOptions): Implementation[] {
  const { captcha, telephones } = options;
  const { orm } = options.database;
  const applications = createTrialApplications(options);
  const service = createTrialsService(options);
  return [
    implement(
      saveTrial,
      async ({ captchaTicket, ...form }, context) => {
        const assertHuman = captcha.proveOnce('trial', captchaTicket, context.cookies);
        return applications.submit(await requireSubject(context), form, context, assertHuman);
      },
      {
        successMsg: '提交成功',
        bodyLimit: 32_768,
        rateWindows: [
          { max: 10, seconds: 60 },
          { max: 60, seconds: 86_400 },
        ],
        checkFields: ({ telephone }) => checkTelephone(telephone, telephones),
      },
    ),
    implement(getTrialState, async ({ productCode }, context) =>
      service.findState(await requireSubject(context), productCode),
    ),
    // The page asks again while something is under way, which is no sign of its reader.
    implement(listTrials, async (input, context) => service.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(countTrials, async (_input, context) => countTrialsByState(orm, await requireSubject(context)), {
      isPassive: true,
    }),
    implement(getTrial, async ({ id }, context) => service.open(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(cancelTrial, async (input, context) => service.cancel(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '试用已取消',
    }),
    implement(extendTrial, async (input, context) => service.extend(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '延期申请已提交',
    }),
    implement(rateTrial, async (input, context) => service.rate(await requireSubject(context), input, context), {
      ...WRITING,
      successMsg: '感谢您的评价',
    }),
  ];
}
