import { type EndpointData, type getPageShowMode, systemParamSchema } from '@portal/api-contract';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { HttpError } from '../../platform/http/http-error';

/** Which ways of verification are open. */
export type Entrance = EndpointData<typeof getPageShowMode>;

/** A way of verification: by a provider, or by people of the platform. */
type Channel = keyof Entrance;

const CLOSED: Readonly<Record<Channel, string>> = {
  thirdParty: '自动核验暂未开放，请改用证件审核',
  manualAudit: '证件审核暂未开放，请改用自动核验',
};

/** Reads which ways are open; that of a provider is closed where there is none. */
export function createEntrance(configuration: ConfigurationRepository, hasVerifier: boolean) {
  async function read(): Promise<Entrance> {
    const params = await configuration.listItems(DOCUMENT_KINDS.systemParams, 'REALNAME', systemParamSchema);
    const isOn = (key: string) => params.some(({ dicKey, dicValue }) => dicKey === key && dicValue === 'true');
    return { thirdParty: hasVerifier && isOn('thirdParty'), manualAudit: isOn('manualAudit') };
  }
  return {
    read,
    /** Rejects with 409 a way that is closed. */
    async assertOpen(channel: Channel): Promise<void> {
      const entrance = await read();
      if (entrance[channel]) return;
      const isAnyOpen = Object.values(entrance).some(Boolean);
      throw new HttpError(409, isAnyOpen ? CLOSED[channel] : '实名认证系统维护中，请稍后再试');
    },
  };
}

/** Which ways are open. */
export type EntranceReader = ReturnType<typeof createEntrance>;
