import { z } from 'zod';
import { createTencentClient } from '../../../platform/http/tencent-client';
import {
  type DocumentText,
  type FaceProgress,
  type IdentityVerifier,
  type PersonElements,
  type Verdict,
  type VerifierCall,
  VerifierUnreachableError,
} from './identity-verifier';
import { BANK_CARD_RESULTS, ENTERPRISE_DETAILS, ID_CARD_RESULTS, PHONE_RESULTS, readResult } from './tencent-results';

/** An account of Tencent Cloud with which identities are verified. */
export interface TencentVerifierOptions {
  /** Origins of the APIs of Faceid and of OCR. */
  readonly faceUrl: string;
  readonly ocrUrl: string;
  readonly region: string;
  readonly secretId: string;
  readonly secretKey: string;
  /** Number of the flow by which faces are compared. */
  readonly ruleId: string;
}

/** A failure of the APIs, by its code. */
class TencentError extends VerifierUnreachableError {
  constructor(
    readonly code: string,
    isOutage: boolean,
  ) {
    super(`Tencent Cloud ${code}`, isOutage);
  }
}

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const resultSchema = z.object({ Result: z.string() });
const factorsSchema = z.object({
  State: z.literal([1, 2, 3]),
  Detail: z.object({ Result: z.number() }).nullish(),
});
const faceSchema = z.object({ BizToken: z.string().min(1), Url: z.url() });
const faceInfoSchema = z.object({
  Text: z.object({ ErrCode: z.number().nullish(), Extra: text, Name: text, IdCard: text }).nullish(),
});
const idCardSchema = z.object({ Name: text, IdNum: text });
const licenceSchema = z.object({ Name: text, RegNum: text });

/** What is said of a picture in which no document can be read. */
const UNREADABLE =
  /^(FailedOperation\.(Image\w+|OcrFailed|NoBizLicense|IdCardInfoIllegal|MultiCardError)|LimitExceeded\.TooLargeFileError)$/;

/**
 * Verifies by Tencent Cloud: persons by Faceid, enterprises with the document of their legal representative and pictures
 * by OCR. It remits nothing and compares no enterprise without its representative, so that these ways are closed.
 */
export function createTencentVerifier({
  faceUrl,
  ocrUrl,
  ruleId,
  ...account
}: TencentVerifierOptions): IdentityVerifier {
  const api = { ...account, toError: (code: string, isOutage: boolean) => new TencentError(code, isOutage) };
  const faceid = createTencentClient({ ...api, url: faceUrl, version: '2018-03-01' });
  const ocr = createTencentClient({ ...api, url: ocrUrl, version: '2018-11-19' });

  function comparePerson({ name, idNumber, telephone, bankCard }: PersonElements) {
    const [Name, IdCard, Phone] = [name, idNumber, telephone];
    if (bankCard !== undefined)
      return ['BankCard4EVerification', { Name, IdCard, Phone, BankCard: bankCard }, BANK_CARD_RESULTS] as const;
    if (telephone !== undefined) return ['PhoneVerification', { Name, IdCard, Phone }, PHONE_RESULTS] as const;
    return ['IdCardVerification', { Name, IdCard }, ID_CARD_RESULTS] as const;
  }

  async function read(kind: 'front' | 'licence', image: string, signal: AbortSignal): Promise<DocumentText> {
    if (kind === 'front') {
      const params = { ImageBase64: image, CardSide: 'FRONT' };
      const { Name, IdNum } = await ocr.call('IDCardOCR', params, idCardSchema, signal);
      return { name: Name, number: IdNum };
    }
    const { Name, RegNum } = await ocr.call('BizLicenseOCR', { ImageBase64: image }, licenceSchema, signal);
    return { name: Name, number: RegNum };
  }

  return {
    offers: { elements: true, enterpriseAlone: false, face: true, documents: true, remittance: false },

    async checkPerson(elements, { signal }) {
      const [action, params, results] = comparePerson(elements);
      const { Result } = await faceid.call(action, params, resultSchema, signal);
      return requireVerdict(readResult(results, Result), Result);
    },

    async checkEnterprise({ companyName, creditCode, legalPerson, legalPersonIdNumber }, { signal }) {
      if (legalPersonIdNumber === undefined)
        throw new VerifierUnreachableError('Enterprises are compared with their representative only', false);
      const params = {
        ...{ RealName: legalPerson, IdCard: legalPersonIdNumber },
        ...{ EnterpriseName: companyName, EnterpriseMark: creditCode },
      };
      const { State, Detail } = await ocr.call('VerifyEnterpriseFourFactors', params, factorsSchema, signal);
      if (State === 1) return { isMatch: true };
      if (State === 3) return { isMatch: false, element: 'creditCode', reason: '没有查到该企业，请改用证照审核' };
      const verdict = readResult(ENTERPRISE_DETAILS, String(Detail?.Result ?? ''));
      return verdict ?? { isMatch: false, reason: '企业信息与登记信息不一致，请核对后重试' };
    },

    async startFace({ name, idNumber, returnUrl }, { reference, signal }) {
      const person = { Name: name, IdCard: idNumber };
      const params = { RuleId: ruleId, ...person, RedirectUrl: returnUrl, Extra: reference };
      const { Url, BizToken } = await faceid.call('DetectAuth', params, faceSchema, signal);
      return { url: Url, token: BizToken };
    },

    async readFace({ token, name, idNumber }, { reference, signal }): Promise<FaceProgress> {
      // What was cut off before its token was stored has never been shown to anybody.
      if (token === '') return 'waiting';
      const params = { BizToken: token, RuleId: ruleId, InfoType: '1' };
      const { Text } = await faceid.call('GetDetectInfoEnhanced', params, faceInfoSchema, signal);
      if (Text?.ErrCode === undefined || Text.ErrCode === null) return 'waiting';
      // A face that was begun for something or somebody else is nobody's.
      const isAsked = Text.Extra === reference && Text.Name === name && Text.IdCard === idNumber;
      return Text.ErrCode === 0 && isAsked ? 'passed' : 'failed';
    },

    readDocument: ({ kind, bytes }, { signal }: VerifierCall) =>
      read(kind, bytes.toString('base64'), signal).catch((error: unknown) => {
        if (error instanceof TencentError && UNREADABLE.test(error.code)) return { name: '', number: '' };
        throw error;
      }),

    remit: () => Promise.reject(new VerifierUnreachableError('Tencent Cloud remits nothing', false)),
    findBanks: () => [],
  };
}

function requireVerdict(verdict: Verdict | undefined, code: string): Verdict {
  if (verdict === undefined) throw new VerifierUnreachableError(`Tencent Cloud result ${code.slice(0, 10)}`, false);
  return verdict;
}
