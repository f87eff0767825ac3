import {
  bannerSchema,
  footerConfigSchema,
  getConfigByCode,
  getFooter,
  getPublicKey,
  getSeoInfo,
  getSystemParamConf,
  getWatchBoardByCode,
  listBanners,
  listMenus,
  listPageConfigs,
  menuItemSchema,
  pageAppearanceSchema,
  systemParamSchema,
} from '@portal/api-contract';
import { z } from 'zod';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import type { ItemReaders } from '../../platform/content-items/item-info';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { findStaffRoles } from '../../platform/security/staff-roles.repository';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { createSeoService } from './seo.service';

const CONTENT = { cache: 'content' } as const;

const resourcesSchema = z.record(z.string(), z.string());

export interface ConfigurationRoutesOptions {
  readonly configuration: ConfigurationRepository;
  readonly orm: QueryRunner;
  readonly telephones: TelephoneOpener;
  readonly itemReaders: ItemReaders;
}

/** Calls that configure the sites. */
export function createConfigurationRoutes({
  configuration,
  orm,
  telephones,
  itemReaders,
}: ConfigurationRoutesOptions): Implementation[] {
  const seo = createSeoService(configuration, orm, itemReaders);
  return [
    implement(
      listMenus,
      ({ platformType }) => configuration.listItems(DOCUMENT_KINDS.menus, platformType, menuItemSchema),
      CONTENT,
    ),
    implement(
      listBanners,
      ({ platformType }) => configuration.listItems(DOCUMENT_KINDS.banners, platformType, bannerSchema),
      CONTENT,
    ),
    implement(
      listPageConfigs,
      async () => {
        const documents = await configuration.listDocuments(DOCUMENT_KINDS.pageConfig, pageAppearanceSchema);
        return documents.map(({ key, body }) => ({ code: key, jsonData: body }));
      },
      CONTENT,
    ),
    implement(
      getFooter,
      async ({ code }) => {
        const footer = await configuration.findDocument(DOCUMENT_KINDS.footer, code, footerConfigSchema);
        if (footer === undefined) throw new HttpError(404);
        return footer;
      },
      CONTENT,
    ),
    implement(
      getSystemParamConf,
      async ({ dicKeyEnum, platformType }) => {
        const keys = platformType === undefined ? [dicKeyEnum] : [dicKeyEnum, `${platformType}:${dicKeyEnum}`];
        const groups = await Promise.all(
          keys.map((key) => configuration.listItems(DOCUMENT_KINDS.systemParams, key, systemParamSchema)),
        );
        return { child: [...new Map(groups.flat().map((param) => [param.dicKey, param])).values()] };
      },
      CONTENT,
    ),
    implement(
      getWatchBoardByCode,
      async ({ code }) => {
        const boards = await configuration.findDocument(DOCUMENT_KINDS.resources, 'watchBoards', resourcesSchema);
        const url = getWatchBoardByCode.response.shape.url.safeParse(boards?.[code] ?? '');
        return { url: url.success ? url.data : '' };
      },
      CONTENT,
    ),
    implement(
      getConfigByCode,
      async ({ key }, { getSubject }) => {
        if (key !== 'showOperationBtn') return { value: '' };
        const subject = await getSubject();
        const isStaff = subject !== null && (await findStaffRoles(orm, subject.id)).size > 0;
        const spec = isStaff ? [subject.userCode] : [];
        return { value: JSON.stringify({ spec }) };
      },
      { needsDatabase: false },
    ),
    implement(getPublicKey, () => telephones.publicKey, { needsDatabase: false }),
    implement(getSeoInfo, ({ tableType, code }) => seo.findSeoInfo(tableType, code), CONTENT),
  ];
}
