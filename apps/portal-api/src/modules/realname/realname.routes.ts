import { getPageShowMode } from '@portal/api-contract';
import {
  appealIdentification,
  cancelIdentification,
  findUserCertification,
  identificationDetail,
  identificationDetailForEffective,
  identificationDetailForOngoing,
  listIdentificationHistory,
  listIdentificationLimits,
  listSandboxSubjects,
  personCredentials,
  personFourElement,
  personThreeElement,
  readIdentityDocument,
  sendIdentificationCode,
  verifyIdentificationCode,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { checkMobile } from '../../platform/telephone/mobile-field';
import { createAppeals } from './appeals.service';
import { createPersonCredentials } from './credentials.service';
import { createEnterpriseRoutes, type EnterpriseRoutesOptions } from './enterprise.routes';
import { createPersonIdentification, type PersonIdentificationOptions } from './person-identification.service';
import { createDocumentReader, type DocumentReaderOptions } from './read-document';
import { createTelephoneProof } from './telephone-proof.service';
import { listSandbox } from './verifier/list-sandbox';

export interface RealnameRoutesOptions
  extends PersonIdentificationOptions, EnterpriseRoutesOptions, DocumentReaderOptions {
  /** Whether the provider is the sandbox, whose people everybody may know. */
  readonly isSandbox: boolean;
}

/** Each picture that is read costs money. */
const DOCUMENT_WINDOWS = [{ max: 20, seconds: 3600 }];

/** Browsers of the account area ask for it by themselves, which is no sign of their reader. */
const PASSIVE = { isPassive: true } as const;

/** Calls of real-name verification that its owners make. */
export function createRealnameRoutes(options: RealnameRoutesOptions): Implementation[] {
  return [...createReadingRoutes(options), ...createPersonRoutes(options), ...createEnterpriseRoutes(options)];
}

function createReadingRoutes({ certifications, entrance, isSandbox }: RealnameRoutesOptions): Implementation[] {
  return [
    implement(getPageShowMode, entrance.read),
    implement(
      findUserCertification,
      async (_input, context) => certifications.find(await requireSubject(context)),
      PASSIVE,
    ),
    implement(identificationDetailForEffective, async (_input, context) =>
      certifications.getEffective(await requireSubject(context)),
    ),
    implement(
      identificationDetailForOngoing,
      async (_input, context) => certifications.getOngoing(await requireSubject(context)),
      PASSIVE,
    ),
    implement(identificationDetail, async ({ id }, context) =>
      certifications.getDetail(await requireSubject(context), id),
    ),
    implement(listIdentificationHistory, async (_input, context) =>
      certifications.listHistory(await requireSubject(context)),
    ),
    implement(listIdentificationLimits, async (_input, context) =>
      certifications.listLimits(await requireSubject(context)),
    ),
    implement(
      cancelIdentification,
      async ({ id }, context) => certifications.cancel(await requireSubject(context), id),
      { successMsg: '已取消' },
    ),
    implement(listSandboxSubjects, () => (isSandbox ? listSandbox() : { persons: [], enterprises: [] })),
  ];
}

function createPersonRoutes(options: RealnameRoutesOptions): Implementation[] {
  const persons = createPersonIdentification(options);
  const proof = createTelephoneProof(options);
  const submitCredentials = createPersonCredentials(options);
  const readDocument = createDocumentReader(options);
  const appeal = createAppeals(options);
  const checkFields = (body: Readonly<Record<string, unknown>>) => checkMobile(body['telephone'], options.telephones);
  const submission = { checkFields, successMsg: '已提交', bodyLimit: 16_384 };
  return [
    implement(
      personThreeElement,
      async (sent, context) => persons.threeElements(await requireSubject(context), sent, context),
      submission,
    ),
    implement(
      personFourElement,
      async (sent, context) => persons.fourElements(await requireSubject(context), sent, context),
      submission,
    ),
    implement(
      personCredentials,
      async (sent, context) => submitCredentials(await requireSubject(context), sent, context),
      submission,
    ),
    implement(appealIdentification, async (sent, context) => appeal(await requireSubject(context), sent, context), {
      successMsg: '申诉已提交',
      bodyLimit: 8192,
    }),
    implement(readIdentityDocument, async (sent, context) => readDocument(await requireSubject(context), sent), {
      rateWindows: DOCUMENT_WINDOWS,
    }),
    implement(sendIdentificationCode, async ({ id }, context) => proof.send(await requireSubject(context), id), {
      successMsg: '验证码已发送',
    }),
    implement(verifyIdentificationCode, async ({ id, code }, context) =>
      proof.verify(await requireSubject(context), id, code),
    ),
  ];
}
