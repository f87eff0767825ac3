import type { EndpointData } from '@portal/api-contract';
import type { signLink, viewSignLink } from '@portal/api-contract/account';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { OneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { findBrandPath } from '../users/users.read-model';
import { advance, fail } from './element-check';
import { identifications, isIdentification } from './identifications.repository';
import { maskName, openForm, openIdentity } from './identity-form';
import type { BusinessSources } from './open-business';
import type { IdentificationRow } from './realname.tables';

const LIFETIME_MS = 24 * 3_600_000;
const PURPOSE = 'identity-consent';

export interface LegalConsentOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly secrets: OneTimeSecrets;
}

/** What a link stands for. */
interface LinkPayload {
  readonly id: string;
}

/** Links by which legal representatives consent to the verification of their enterprise. */
export function createLegalConsents(options: LegalConsentOptions) {
  const { database, clock, protection, secrets, closingBlockers } = options;
  const { orm } = database;

  return {
    async createLink(owner: Subject, id: string, origin: string): Promise<EndpointData<typeof signLink>> {
      assertAsked(await identifications.find(orm, isIdentification(id, owner)));
      const payload: LinkPayload = { id };
      const ticket = await secrets.issue({ purpose: PURPOSE, payload, lifetimeMs: LIFETIME_MS });
      const expireAt = toChinaTime(new Date(clock().getTime() + LIFETIME_MS));
      return { url: `${origin}${await findBrandPath(orm, owner.id)}/legal-consent?ticket=${ticket}`, expireAt };
    },

    async view(ticket: string): Promise<EndpointData<typeof viewSignLink>> {
      const { id } = requireLink(await secrets.peek<LinkPayload>(PURPOSE, ticket));
      const row = await identifications.find(orm, isIdentification(id));
      assertAsked(row);
      const { legalPerson = '', handlerName = '' } = openForm(protection, row);
      const companyName = openIdentity(protection, row).name;
      return { companyName, legalPerson: maskName(legalPerson), handlerName: maskName(handlerName) };
    },

    async decide(ticket: string, agreed: boolean): Promise<null> {
      const { id } = requireLink(await secrets.consume<LinkPayload>(PURPOSE, ticket));
      await database.transaction(async (runner) => {
        const row = await identifications.lock(runner, isIdentification(id));
        assertAsked(row);
        const at = clock();
        if (agreed) await advance({ runner, closingBlockers }, row, { provenAt: at }, at);
        else await fail(runner, row, { reason: '法定代表人不同意本次认证' }, at);
      });
      return null;
    },
  };
}

function requireLink(payload: LinkPayload | undefined): LinkPayload {
  if (payload === undefined) throw new HttpError(404, '链接已失效，请联系经办人重新获取');
  return payload;
}

/** Rejects with 409 where nobody is asked for a consent. */
function assertAsked({ state, proof, provenAt }: IdentificationRow): void {
  if (state !== 2 || proof !== 'consent' || provenAt !== null) throw new HttpError(409, '该认证当前无需法定代表人确认');
}
