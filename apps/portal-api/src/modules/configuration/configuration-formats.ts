import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import * as schemas from '../../platform/content-items/content-file.schemas';
import { brandFile, type ContentFormat, siteFile, toDocument } from '../../platform/content-items/content-format';

/** Files of what configures the sites. */
export const configurationFormats: readonly ContentFormat[] = [
  brandFile('brand.json', schemas.brandFileSchema, (data) => [
    toDocument(DOCUMENT_KINDS.brand, data.platformType, data),
  ]),
  brandFile('page-config.json', schemas.pageConfigFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.pageConfig, brand.pageCode, data),
  ]),
  brandFile('menus.json', schemas.menusFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.menus, brand.platformType, data),
  ]),
  brandFile('banners.json', schemas.bannersFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.banners, brand.platformType, data),
  ]),
  brandFile('footer.json', schemas.footerFileSchema, (data, { brand }) => [
    toDocument(DOCUMENT_KINDS.footer, brand.pageCode, data),
  ]),
  brandFile('seo.json', schemas.seoFileSchema, (data, { brand }) =>
    data.map(({ tableType, code, ...info }) => {
      const key = tableType === 'PAGE' ? `${brand.platformType}:${code}` : code;
      return toDocument(DOCUMENT_KINDS.seo, `${tableType}:${key}`, info);
    }),
  ),
  brandFile('system-params.json', schemas.systemParamsFileSchema, (data, { brand }) =>
    Object.entries(data).map(([group, params]) =>
      toDocument(DOCUMENT_KINDS.systemParams, `${brand.platformType}:${group}`, params),
    ),
  ),
  siteFile('system-params.json', schemas.systemParamsFileSchema, (data) =>
    Object.entries(data).map(([group, params]) => toDocument(DOCUMENT_KINDS.systemParams, group, params)),
  ),
  siteFile('resources.json', schemas.resourcesFileSchema, ({ watchBoards }) => [
    toDocument(DOCUMENT_KINDS.resources, 'watchBoards', watchBoards),
  ]),
];
