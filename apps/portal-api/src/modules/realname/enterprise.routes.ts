import {
  applyForRemittance,
  checkIdentityChange,
  enterpriseCredentials,
  enterpriseFourElement,
  enterpriseThreeElement,
  getRemitStatus,
  listIdentificationBanks,
  sendEnterpriseCode,
  verifyRemittance,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { checkMobile } from '../../platform/telephone/mobile-field';
import {
  createEnterpriseIdentification,
  type EnterpriseIdentificationOptions,
} from './enterprise-identification.service';
import { createTelephoneProof, type TelephoneProofOptions } from './telephone-proof.service';

export type EnterpriseRoutesOptions = EnterpriseIdentificationOptions & TelephoneProofOptions;

/** Calls by which enterprises are verified, and identities changed. */
export function createEnterpriseRoutes(options: EnterpriseRoutesOptions): Implementation[] {
  return [...createSubmissionRoutes(options), ...createRemittanceRoutes(options)];
}

function createSubmissionRoutes(options: EnterpriseRoutesOptions): Implementation[] {
  const { changes, telephones } = options;
  const enterprises = createEnterpriseIdentification(options);
  const proof = createTelephoneProof(options);
  const checkFields = (body: Readonly<Record<string, unknown>>) => checkMobile(body['telephone'], telephones);
  const submission = { checkFields, successMsg: '已提交', bodyLimit: 16_384 };
  return [
    implement(
      enterpriseThreeElement,
      async (sent, context) => enterprises.threeElements(await requireSubject(context), sent, context),
      submission,
    ),
    implement(
      enterpriseFourElement,
      async (sent, context) => enterprises.fourElements(await requireSubject(context), sent, context),
      submission,
    ),
    implement(
      enterpriseCredentials,
      async (sent, context) => enterprises.credentials(await requireSubject(context), sent, context),
      submission,
    ),
    implement(checkIdentityChange, async ({ type }, context) => changes.check(await requireSubject(context), type)),
    implement(
      sendEnterpriseCode,
      async ({ mobile }, context) => proof.sendTo(await requireSubject(context), mobile, telephones),
      { successMsg: '验证码已发送' },
    ),
  ];
}

function createRemittanceRoutes({ remittances }: EnterpriseRoutesOptions): Implementation[] {
  return [
    implement(
      applyForRemittance,
      async (sent, context) => remittances.apply(await requireSubject(context), sent, context),
      { successMsg: '已申请打款' },
    ),
    implement(verifyRemittance, async (sent, context) =>
      remittances.verify(await requireSubject(context), sent, context),
    ),
    implement(getRemitStatus, async ({ id }, context) => remittances.getStatus(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(listIdentificationBanks, async ({ bankName }, context) => {
      await requireSubject(context);
      return remittances.findBanks(bankName);
    }),
  ];
}
