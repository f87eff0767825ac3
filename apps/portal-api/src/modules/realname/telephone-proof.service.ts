import type { IdentificationDetail } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { refuseFields, Refusal } from '../../platform/http/refusal';
import type { SmsProvider } from '../../platform/messages/sms-provider';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { maskTelephone } from '../../platform/telephone/telephone-field';
import { CODE_LIFETIME_S, RESEND_S, type SmsCodes } from '../verification/sms-codes.service';
import { advance } from './element-check';
import { describeFully, identifications, isIdentification } from './identifications.repository';
import { openForm } from './identity-form';
import type { IdentificationRow } from './realname.tables';

export interface TelephoneProofOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly smsCodes: SmsCodes;
  /** Absent where no provider is configured. */
  readonly smsProvider: SmsProvider | undefined;
  readonly onFailure: (error: unknown) => void;
}

/** Shows that the telephone of a verification is its owner's. */
export function createTelephoneProof(options: TelephoneProofOptions) {
  const { database, clock, protection, smsCodes, smsProvider, onFailure } = options;

  /** Telephone that a record waits for; refuses with 409 where it waits for none. */
  function requireTelephone(row: IdentificationRow): string {
    const isAsked = row.state === 2 && row.proof === 'telephone' && row.provenAt === null;
    const { telephone } = openForm(protection, row);
    if (!isAsked || !telephone) throw new Refusal(409, '该认证当前无需短信验证');
    return telephone;
  }

  const find = (runner: QueryRunner, owner: Subject, id: string) =>
    identifications.find(runner, isIdentification(id, owner));

  return {
    /** Sends a code; it is not waited for until it has arrived. */
    async send(owner: Subject, id: string) {
      const telephone = requireTelephone(await find(database.orm, owner, id));
      if (!smsProvider) throw new Refusal(503, '短信服务未开通');
      const code = await smsCodes.create('realname', telephone, owner.id);
      const text = `验证码${code}，用于实名认证，5分钟内有效，请勿告知他人。`;
      smsProvider.send({ telephone, text, purpose: 'realname', values: [code] }).catch(onFailure);
      return { telephone: maskTelephone(telephone), expireIn: CODE_LIFETIME_S, resendIn: RESEND_S };
    },
    /** Tries a code; a right one is a step towards the end. */
    async verify(owner: Subject, id: string, code: string): Promise<IdentificationDetail> {
      const telephone = requireTelephone(await find(database.orm, owner, id));
      if (!(await smsCodes.useUp('realname', telephone, code, owner.id)))
        throw refuseFields([{ field: 'code', msg: '验证码错误或已失效' }]);
      return database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(id, owner));
        // It may have failed, or another code may have been right, meanwhile.
        requireTelephone(row);
        const changed = await advance(runner, row, { provenAt: clock() }, clock());
        return describeFully(runner, protection, changed);
      });
    },
  };
}
