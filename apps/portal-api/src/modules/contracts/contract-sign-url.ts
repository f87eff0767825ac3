import type { getContractSignUrl } from '@portal/api-contract/account';
import { eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { rejectTransition } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { toSafeReturn } from '../../platform/security/safe-return';
import type { Subject } from '../../platform/security/session-verifier';
import { type AskEsignOptions, makeSigningRequest } from './ask-esign';
import { assertOrdersStand, contracts, isContract, isSignedOutside, toContractLink } from './contract-record';
import { contract, type ContractRow, SIGNING } from './contracts.tables';
import { type EsignProvider, EsignProviderError } from './provider/esign-provider';

/** How long a service is waited for. */
const TIMEOUT_MS = 15_000;

export interface SignUrlOptions extends Pick<AskEsignOptions, 'openTelephone'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  /** Where customers sign: the portal itself, and a service outside where one is named. */
  readonly portal: EsignProvider;
  readonly service: EsignProvider | undefined;
}

/** Tells owners where they sign. */
export function createSignUrls({ database, clock, protection, openTelephone, portal, service }: SignUrlOptions) {
  /** Has the job look at once at what has changed at the provider. */
  const askSoon = ({ id, signFlow }: ContractRow) =>
    signFlow === ''
      ? Promise.resolve()
      : database.orm.update(contract).set({ askAt: clock(), askCount: 0 }).where(eq(contract.id, id));

  return async (owner: Subject, { id, returnTo }: ParsedInput<typeof getContractSignUrl>, origin: string) => {
    const back = toSafeReturn(returnTo ?? toContractLink(id), [origin]);
    if (back === undefined) throw rejectFields([{ field: 'returnTo', msg: '返回地址无效' }]);
    const row = await contracts.find(database.orm, isContract(id, owner));
    if (row.state !== SIGNING) throw rejectTransition(contracts.lifecycle, row.state);
    if (row.signMode === 'paper') throw new HttpError(409, '纸质合同请打印签署后寄回，不能在线签署');
    if (row.dueAt === null || row.dueAt <= clock()) throw new HttpError(409, '已超过签署期限，不能再签署');
    await assertOrdersStand(database.orm, row);
    const isOutside = service !== undefined && isSignedOutside(row);
    const request = await makeSigningRequest({ protection, openTelephone, origin }, row);
    if (request === undefined) throw new HttpError(409, '签署须验证手机号，请先在账号安全中绑定手机号');
    if (isOutside && row.signFlow === '') throw new HttpError(409, '签署页面正在准备，请稍候再试');
    const provider = isOutside ? service : portal;
    const flowNo = isOutside ? row.signFlow : id;
    const call = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    try {
      const { state } = await provider.query(flowNo, call);
      if (state !== 'signing') {
        await askSoon(row);
        throw new HttpError(409, '签署结果正在同步，请刷新页面查看');
      }
      const { url, expiresAt } = await provider.begin({ ...request, returnUrl: origin + back }, flowNo, call);
      return { url, expireAt: toChinaTime(expiresAt) };
    } catch (error) {
      if (!(error instanceof EsignProviderError)) throw error;
      throw new HttpError(503, '签署服务暂时不可用，请稍后再试');
    }
  };
}
