import type { FieldError } from '@portal/api-contract';
import type {
  enterpriseCredentials,
  enterpriseFourElement,
  enterpriseThreeElement,
  IdentificationDetail,
} from '@portal/api-contract/account';
import {
  checkCreditCode,
  ENTERPRISE_CHECKS,
  findMobileError,
  normalizeIdNumber,
  normalizePrintedName,
  normalizeTaxNumber,
} from '@portal/api-contract/rules';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { CredentialsOptions } from './credentials.service';
import { findExpiry } from './document-expiry';
import type { ElementCheck } from './element-check';
import type { IdentityChanges } from './identity-changes';
import type { Remittances } from './remittances.service';
import { createSubmissions, type Submission } from './submissions';

export interface EnterpriseIdentificationOptions extends CredentialsOptions {
  readonly telephones: TelephoneOpener;
  readonly check: ElementCheck;
  readonly changes: IdentityChanges;
  readonly remittances: Remittances;
}

type Sent = ParsedInput<typeof enterpriseThreeElement>;

/** What is special to a way of verification. */
type Way = Pick<Submission, 'method' | 'action' | 'proof' | 'consents' | 'attempts' | 'follow' | 'form'>;

/** Verifies enterprises: by their elements and an amount or their legal representative, or by their licence. */
export function createEnterpriseIdentification(options: EnterpriseIdentificationOptions) {
  const { clock, telephones, entrance, check, facts, changes, remittances, certifications } = options;
  const submit = createSubmissions(options);
  const byElements = { action: 'submit', consents: ['identityElements'], attempts: [{ kind: 'elements' }] } as const;

  /** Takes what is the same whatever the way is. */
  async function verify(owner: Subject, sent: Sent, way: Way, errors: FieldError[], context: CallContext) {
    const companyName = normalizePrintedName(sent.companyName);
    const creditCode = normalizeTaxNumber(sent.creditCode);
    const legalPerson = normalizePrintedName(sent.legalPerson);
    const handlerName = normalizePrintedName(sent.handlerName);
    const { expiresAt, error } = findExpiry(sent.validUntil, clock());
    const found = [
      { field: 'companyName', msg: ENTERPRISE_CHECKS.companyName(companyName) },
      { field: 'creditCode', msg: ENTERPRISE_CHECKS.creditCode(creditCode) },
      { field: 'legalPerson', msg: ENTERPRISE_CHECKS.legalPerson(legalPerson) },
      { field: 'validUntil', msg: error },
      { field: 'handlerName', msg: ENTERPRISE_CHECKS.handlerName(handlerName) },
      ...errors,
    ].filter(({ msg }) => msg !== '');
    if (found.length > 0) throw rejectFields(found);
    const { warning } = checkCreditCode(creditCode);
    if (warning && way.action === 'submit') throw new HttpError(409, warning);
    await entrance.assertOpen(way.action === 'submit' ? 'thirdParty' : 'manualAudit');
    const identity = { kind: 'enterprise', name: companyName, number: creditCode } as const;
    await changes.assertFits(owner, sent.type, identity);
    const telephone = readTelephone(sent.telephone, telephones) ?? '';
    const form = { ...way.form, legalPerson, handlerName, telephone };
    const id = await submit(owner, { ...way, type: sent.type, identity, form, expiresAt, warning }, context);
    if (way.action === 'submit') await check.tryNow(id);
    return certifications.getDetail(owner, id);
  }

  return {
    async threeElements(owner: Subject, sent: Sent, context: CallContext): Promise<IdentificationDetail> {
      if (sent.type === 6) throw rejectFields([{ field: 'type', msg: '信息变更请使用法人授权或证照审核' }]);
      await entrance.assertOpen('thirdParty');
      remittances.assertOffered();
      await remittances.assertUnlocked(owner);
      const way: Way = { ...byElements, method: 3, proof: 'remittance', form: {}, follow: check.queue };
      return verify(owner, sent, way, [], context);
    },

    fourElements(
      owner: Subject,
      sent: ParsedInput<typeof enterpriseFourElement>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const legalPersonIdNumber = normalizeIdNumber(sent.legalPersonIdNumber);
      const legalPersonTelephone = readTelephone(sent.legalPersonTelephone, telephones) ?? '';
      const errors = [
        {
          field: 'legalPersonIdNumber',
          msg: ENTERPRISE_CHECKS.legalPersonIdNumber(legalPersonIdNumber, clock()),
        },
        { field: 'legalPersonTelephone', msg: findMobileError(legalPersonTelephone, '请输入法定代表人手机号') },
      ];
      const form = { legalPersonIdNumber, legalPersonTelephone };
      const way: Way = { ...byElements, method: 4, proof: 'consent', form, follow: check.queue };
      return verify(owner, sent, way, errors, context);
    },

    credentials(
      owner: Subject,
      sent: ParsedInput<typeof enterpriseCredentials>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const { pictures, errors } = readPictures(sent);
      const way: Way = {
        ...{ method: 5, action: 'askReview', proof: '' },
        form: { signerRole: sent.signerRole, pictures },
        consents: ['identityElements', 'identityPicture'],
        attempts: [{ kind: 'review' }],
        follow: facts.queue,
      };
      return verify(owner, sent, way, errors, context);
    },
  };
}

/** What was photographed of an enterprise; what nobody asks for is not kept. */
function readPictures(sent: ParsedInput<typeof enterpriseCredentials>) {
  const { licenceFileId: licence, frontFileId: front, mandateFileId, letterFileId, signerRole, type } = sent;
  const mandate = signerRole === 2 ? (mandateFileId ?? '') : undefined;
  const letter = type === 4 || type === 5 ? (letterFileId ?? '') : undefined;
  const pictures = {
    ...{ licence, front },
    ...(mandate !== undefined && { mandate }),
    ...(letter !== undefined && { letter }),
  };
  const ids = Object.values(pictures);
  const repeated = Object.entries(pictures).filter(([, id], index) => id !== '' && ids.indexOf(id) < index);
  const errors: FieldError[] = [
    { field: 'mandateFileId', msg: mandate === '' ? '请上传加盖公章的授权书' : '' },
    { field: 'letterFileId', msg: letter === '' ? '请上传变更证明材料' : '' },
    ...repeated.map(([kind]) => ({ field: `${kind}FileId`, msg: '请分别上传每份材料的照片' })),
  ];
  return { pictures, errors };
}
