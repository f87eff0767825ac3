import type { FieldError } from '@portal/api-contract';
import type { IdentificationDetail, personFourElement, personThreeElement } from '@portal/api-contract/account';
import { normalizeBankCard, normalizeIdNumber, normalizePrintedName, PERSON_CHECKS } from '@portal/api-contract/rules';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { rejectFields } from '../../platform/http/http-error';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { readTelephone } from '../../platform/telephone/telephone-field';
import type { Certifications } from './certifications.service';
import type { ElementCheck } from './element-check';
import type { EntranceReader } from './entrance';
import { createSubmissions, type Submission, type SubmissionsOptions } from './submissions';

export interface PersonIdentificationOptions extends SubmissionsOptions {
  readonly telephones: TelephoneOpener;
  readonly entrance: EntranceReader;
  readonly check: ElementCheck;
  readonly certifications: Certifications;
}

/** What a person is verified by, as it is compared. */
interface PersonFields {
  readonly name: string;
  readonly idNumber: string;
  readonly telephone?: string;
  readonly bankCard?: string;
}

/** Verifies persons by their elements, and then by what they have with them: their telephone, or their face. */
export function createPersonIdentification(options: PersonIdentificationOptions) {
  const { clock, protection, telephones, entrance, check, certifications } = options;
  const submit = createSubmissions(options);

  function assertFields(fields: PersonFields): void {
    const errors = Object.entries(fields)
      .map(([field, value]: [string, string]): FieldError => ({
        field,
        msg: PERSON_CHECKS[field as keyof PersonFields](value, clock()),
      }))
      .filter(({ msg }) => msg !== '');
    if (errors.length > 0) throw rejectFields(errors);
  }

  async function verify(
    owner: Subject,
    fields: PersonFields,
    submission: Pick<Submission, 'method' | 'proof' | 'attempts' | 'form'>,
    context: CallContext,
  ): Promise<IdentificationDetail> {
    assertFields(fields);
    await entrance.assertOpen('thirdParty');
    const id = await submit(
      owner,
      {
        ...{ type: 1, action: 'submit', consents: ['identityElements'], ...submission },
        identity: { kind: 'person', name: fields.name, number: fields.idNumber },
        follow: check.queue,
      },
      context,
    );
    await check.tryNow(id);
    return certifications.getDetail(owner, id);
  }

  return {
    threeElements(
      owner: Subject,
      { method, name, idNumber, telephone = '' }: ParsedInput<typeof personThreeElement>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const fields = { ...toFields(name, idNumber), telephone: readTelephone(telephone, telephones) ?? '' };
      const { telephone: typed, ...faced } = fields;
      // The face stands for the telephone.
      return method === 1
        ? verify(owner, faced, { method, form: {}, proof: 'face', attempts: [{ kind: 'elements' }] }, context)
        : verify(
            owner,
            fields,
            { method, form: { telephone: typed }, proof: 'telephone', attempts: [{ kind: 'elements' }] },
            context,
          );
    },

    fourElements(
      owner: Subject,
      sent: ParsedInput<typeof personFourElement>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const bankCard = normalizeBankCard(sent.bankCard);
      const telephone = readTelephone(sent.telephone, telephones) ?? '';
      const fields = { ...toFields(sent.name, sent.idNumber), bankCard, telephone };
      const subjectIndex = protection.fingerprint(`card:${bankCard}`);
      return verify(
        owner,
        fields,
        {
          ...{ method: 6, proof: 'telephone', form: { telephone, bankCard, bankName: sent.bankName } },
          attempts: [{ kind: 'card', subjectIndex }],
        },
        context,
      );
    },
  };
}

function toFields(name: string, idNumber: string): Pick<PersonFields, 'name' | 'idNumber'> {
  return { name: normalizePrintedName(name), idNumber: normalizeIdNumber(idNumber) };
}
