import { readBody } from '../../../testing/fake-gateway';
import { type FakeServer, startFakeServer } from '../../../testing/fake-server';
import { isSignedByTencent, TENCENT_ACCOUNT } from '../../../testing/tencent-signature';
import type { Verdict } from '../verifier/identity-verifier';
import { createSandboxVerifier } from '../verifier/sandbox-verifier';

/** Number of the flow by which the fake compares faces. */
export const TENCENT_RULE = '7';

/** What becomes of the next calls: `result` and `error` are codes. */
export interface IdentityMood {
  readonly result?: string;
  readonly error?: string;
  readonly transport?: 'fail' | 'hang';
}

/** Tencent Cloud's APIs of Faceid and OCR. */
export interface FakeTencentIdentity extends FakeServer {
  mood: IdentityMood;
  /** What was called so far. */
  readonly calls: readonly { readonly action: string; readonly params: Record<string, string> }[];
  /** Ends a face by its token: 0 for one that is the same; `said` is what is told of it beside what was asked. */
  endFace(token: string, errCode: number, said?: Partial<FaceText>): void;
}

/** What is told of a face. */
interface FaceText {
  readonly Extra: string;
  readonly Name: string;
  readonly IdCard: string;
}

const VERSIONS: Readonly<Record<string, string>> = {
  ...{ IdCardVerification: '2018-03-01', PhoneVerification: '2018-03-01', BankCard4EVerification: '2018-03-01' },
  ...{ DetectAuth: '2018-03-01', GetDetectInfoEnhanced: '2018-03-01' },
  ...{ VerifyEnterpriseFourFactors: '2018-11-19', IDCardOCR: '2018-11-19', BizLicenseOCR: '2018-11-19' },
};

const CARD_CODES: Readonly<Record<string, string>> = { name: '-2', idNumber: '-3', bankCard: '-4', telephone: '-5' };
const PHONE_CODES: Readonly<Record<string, string>> = { name: '-8', idNumber: '-7', telephone: '-6' };
const ENTERPRISE_CODES: Readonly<Record<string, number>> = {
  ...{ legalPerson: -22, legalPersonIdNumber: -23, companyName: -24, creditCode: -25 },
};

/** Starts it on a free port; it knows the people of the sandbox. */
export async function startFakeTencentIdentity(): Promise<FakeTencentIdentity> {
  const faces = new Map<string, FaceText & { readonly ErrCode: number | null }>();
  const state = {
    mood: {} as IdentityMood,
    calls: [] as { action: string; params: Record<string, string> }[],
    endFace(token: string, ErrCode: number, said: Partial<FaceText> = {}) {
      const asked = faces.get(token);
      if (asked) faces.set(token, { ...asked, ...said, ErrCode });
    },
  };
  const sandbox = createSandboxVerifier({ slowMs: 1 });
  const call = { reference: 'fake', signal: new AbortController().signal };

  async function respond(action: string, params: Record<string, string>): Promise<object> {
    const { Name = '', IdCard = '', Phone, BankCard, ImageBase64 = '' } = params;
    const bytes = Buffer.from(ImageBase64, 'base64');
    const elements = { name: Name, idNumber: IdCard };
    switch (action) {
      case 'IdCardVerification':
        return toResult(await sandbox.checkPerson(elements, call), { name: '-1', idNumber: '-5' });
      case 'PhoneVerification':
        return toResult(await sandbox.checkPerson({ ...elements, telephone: Phone ?? '' }, call), PHONE_CODES);
      case 'BankCard4EVerification': {
        const card = { ...elements, telephone: Phone ?? '', bankCard: BankCard ?? '' };
        return toResult(await sandbox.checkPerson(card, call), CARD_CODES);
      }
      case 'VerifyEnterpriseFourFactors': {
        const { RealName = '', EnterpriseName = '', EnterpriseMark = '' } = params;
        const enterprise = { companyName: EnterpriseName, creditCode: EnterpriseMark, legalPerson: RealName };
        const verdict = await sandbox.checkEnterprise({ ...enterprise, legalPersonIdNumber: IdCard }, call);
        if (verdict.isMatch) return { State: 1, Detail: null };
        return { State: 2, Detail: { Result: ENTERPRISE_CODES[verdict.element ?? ''], Desc: '不一致' } };
      }
      case 'IDCardOCR': {
        const { name, number } = await sandbox.readDocument({ kind: 'front', type: 'jpg', bytes }, call);
        return { Name: name, IdNum: number };
      }
      case 'BizLicenseOCR': {
        const { name, number } = await sandbox.readDocument({ kind: 'licence', type: 'jpg', bytes }, call);
        return { Name: name, RegNum: number };
      }
      case 'DetectAuth': {
        const BizToken = `token-${faces.size}`;
        faces.set(BizToken, { Extra: params['Extra'] ?? '', Name, IdCard, ErrCode: null });
        return { Url: `https://faceid.example/?token=${BizToken}`, BizToken };
      }
      default: {
        return { Text: faces.get(params['BizToken'] ?? '') ?? null };
      }
    }
  }

  const server = await startFakeServer(async (request, response) => {
    if (state.mood.transport === 'hang') return;
    if (state.mood.transport === 'fail') return void response.writeHead(502).end();
    const { headers } = request;
    const body = await readBody(request);
    const action = String(headers['x-tc-action']);
    const params = JSON.parse(body) as Record<string, string>;
    const send = (content: object) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Response: { ...content, RequestId: 'a0aabda6' } }));
    const fail = (Code: string) => send({ Error: { Code, Message: `refused for ${body}` } });
    if (headers['x-tc-version'] !== VERSIONS[action] || headers['x-tc-region'] !== TENCENT_ACCOUNT.region)
      return void fail('InvalidAction');
    if (!isSignedByTencent(headers, body)) return void fail('AuthFailure.SignatureFailure');
    if (action.includes('Detect') && params['RuleId'] !== TENCENT_RULE) return void fail('InvalidParameter');
    if (state.mood.error !== undefined) return void fail(state.mood.error);
    state.calls.push({ action, params });
    if (state.mood.result !== undefined) return void send({ Result: state.mood.result, Description: '说明' });
    await respond(action, params).then(send, () => fail('InternalError.Timeout'));
  });
  return Object.assign(state, server);
}

/** Environment that names it as the provider. */
export const nameTencentIdentity = ({ origin }: FakeTencentIdentity) => ({
  IDENTITY_TENCENT_SECRET_ID: TENCENT_ACCOUNT.secretId,
  IDENTITY_TENCENT_SECRET_KEY: TENCENT_ACCOUNT.secretKey,
  IDENTITY_TENCENT_RULE_ID: TENCENT_RULE,
  ...{ IDENTITY_TENCENT_FACE_URL: origin, IDENTITY_TENCENT_OCR_URL: origin },
});

function toResult(verdict: Verdict, codes: Readonly<Record<string, string>>): object {
  if (verdict.isMatch) return { Result: '0', Description: '一致' };
  return { Result: codes[verdict.element ?? ''] ?? '-1', Description: '不一致' };
}
