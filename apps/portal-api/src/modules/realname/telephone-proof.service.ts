import type { IdentificationDetail } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { rejectFields, HttpError } from '../../platform/http/http-error';
import type { SmsProvider } from '../../platform/messages/sms-provider';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { CODE_LIFETIME_S, RESEND_S, type SmsCodes } from '../verification/sms-codes.service';
import { advance } from './element-check';
import {
  describeFully,
  findNewest,
  identifications,
  isIdentification,
  OPEN_STATES,
} from './identifications.repository';
import { openForm } from './identity-form';
import type { BusinessSources } from './open-business';
import type { IdentificationRow } from './realname.tables';

export interface TelephoneProofOptions extends BusinessSources {
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
  const { database, clock, protection, smsCodes, smsProvider, onFailure, closingBlockers } = options;

  /** Telephone that a record waits for; rejects with 409 where it waits for none. */
  function requireTelephone(row: IdentificationRow): string {
    const isAsked = row.state === 2 && row.provenAt === null;
    const { telephone, legalPersonTelephone } = openForm(protection, row);
    const asked = { telephone, consent: legalPersonTelephone, face: '', remittance: '', '': '' }[row.proof];
    if (!isAsked || !asked) throw new HttpError(409, '该认证当前无需短信验证');
    return asked;
  }

  const find = (runner: QueryRunner, owner: Subject, id: string) =>
    identifications.find(runner, isIdentification(id, owner));

  async function send(row: IdentificationRow) {
    const telephone = requireTelephone(row);
    if (!smsProvider) throw new HttpError(503, '短信服务未开通');
    const code = await smsCodes.create('realname', telephone, row.ownerId);
    const text = `验证码${code}，用于实名认证，5分钟内有效，告知他人即表示同意其办理。`;
    smsProvider.send({ telephone, text, purpose: 'realname', values: [code] }).catch(onFailure);
    return { telephone: maskTelephone(telephone), expireIn: CODE_LIFETIME_S, resendIn: RESEND_S };
  }

  return {
    /** Sends a code to the telephone of what is open, which has to be the one that is named. */
    async sendTo(owner: Subject, mobile: string, telephones: TelephoneOpener) {
      const open = await findNewest(database.orm, owner.id, OPEN_STATES);
      if (open === undefined) throw new HttpError(409, '当前没有进行中的认证');
      if (requireTelephone(open) !== readTelephone(mobile, telephones))
        throw rejectFields([{ field: 'mobile', msg: '手机号与认证信息不一致' }]);
      return send(open);
    },
    /** Sends a code; it is not waited for until it has arrived. */
    send: async (owner: Subject, id: string) => send(await find(database.orm, owner, id)),
    /** Tries a code; a right one is a step towards the end. */
    async verify(owner: Subject, id: string, code: string): Promise<IdentificationDetail> {
      const telephone = requireTelephone(await find(database.orm, owner, id));
      if (!(await smsCodes.useUp('realname', telephone, code, owner.id)))
        throw rejectFields([{ field: 'code', msg: '验证码错误或已失效' }]);
      return database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(id, owner));
        // It may have failed, or another code may have been right, meanwhile.
        requireTelephone(row);
        const changed = await advance({ runner, closingBlockers }, row, { provenAt: clock() }, clock());
        return describeFully(runner, protection, changed);
      });
    },
  };
}
