import type { IncomingMessage } from 'node:http';
import { readBody } from './fake-gateway';
import { type FakeServer, startFakeServer } from './fake-server';
import { isSignedByTencent, TENCENT_ACCOUNT } from './tencent-signature';

/** The application that the fake knows. */
export const TENCENT_APPLICATION = {
  ...TENCENT_ACCOUNT,
  ...{ appId: '1400006666', signName: '智联门户' },
};

/** A message as the API got it. */
export interface TencentMessage {
  readonly PhoneNumberSet: readonly string[];
  readonly TemplateId: string;
  readonly TemplateParamSet: readonly string[];
  readonly SessionContext?: string;
}

/** What becomes of the next messages: `status` is that of the one telephone, `error` that of the request. */
export type TencentMood = { readonly status?: string; readonly error?: string; readonly transport?: 'fail' | 'hang' };

/** Tencent Cloud's SMS API. */
export interface FakeTencentSms extends FakeServer {
  mood: TencentMood;
  /** Everything that was sent, oldest first, also what came twice. */
  readonly messages: readonly TencentMessage[];
}

/** Starts it on a free port. */
export async function startFakeTencentSms(): Promise<FakeTencentSms> {
  const state = { mood: {} as TencentMood, messages: [] as TencentMessage[] };
  const server = await startFakeServer(async (request, response) => {
    if (state.mood.transport === 'hang') return;
    if (state.mood.transport === 'fail') return void response.writeHead(502).end();
    const body = await readBody(request);
    const send = (content: object) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Response: { ...content, RequestId: 'a0aabda6' } }));
    const message = JSON.parse(body) as TencentMessage & { SmsSdkAppId: string; SignName: string };
    const [telephone = ''] = message.PhoneNumberSet;
    const Code = state.mood.error ?? findError(request, body, message);
    if (Code !== undefined) return void send({ Error: { Code, Message: `refused for ${telephone}` } });
    const status = state.mood.status ?? (/^\+861\d{10}$/.test(telephone) ? 'Ok' : WRONG_TELEPHONE);
    if (status === 'Ok') state.messages.push(message);
    const { SessionContext } = message;
    send({ SendStatusSet: [{ SerialNo: '1', PhoneNumber: telephone, Fee: 1, SessionContext, Code: status }] });
  });
  return Object.assign(state, server);
}

const WRONG_TELEPHONE = 'InvalidParameterValue.IncorrectPhoneNumber';

function findError({ headers }: IncomingMessage, body: string, message: { SmsSdkAppId: string; SignName: string }) {
  const isCall = headers['x-tc-action'] === 'SendSms' && headers['x-tc-version'] === '2021-01-11';
  if (!isCall || headers['x-tc-region'] !== TENCENT_APPLICATION.region) return 'InvalidAction';
  if (!isSignedByTencent(headers, body)) return 'AuthFailure.SignatureFailure';
  if (message.SmsSdkAppId !== TENCENT_APPLICATION.appId) return 'InvalidParameterValue.SdkAppIdNotExist';
  return message.SignName === TENCENT_APPLICATION.signName
    ? undefined
    : 'FailedOperation.SignatureIncorrectOrUnapproved';
}
