import { type EndpointData, type getLoginOptions, pageAppearanceSchema } from '@portal/api-contract';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { brandFileSchema } from '../../platform/content-items/content-file.schemas';

/** Brand in whose name somebody logs in. */
export type LoginBrand = EndpointData<typeof getLoginOptions>['brand'];

/** Returns the brand that a path of the site belongs to, the one with the longest prefix; `null` for none. */
export async function findLoginBrand(configuration: ConfigurationRepository, path: string): Promise<LoginBrand> {
  const brands = await configuration.listDocuments(DOCUMENT_KINDS.brand, brandFileSchema);
  const [brand] = brands
    .map(({ body }) => body)
    .filter(({ basePath }) => isInside(path, basePath))
    .sort((first, second) => second.basePath.length - first.basePath.length);
  if (brand === undefined) return null;
  const { pageCode, name, basePath, homeHref } = brand;
  const appearance = await configuration.findDocument(DOCUMENT_KINDS.pageConfig, pageCode, pageAppearanceSchema);
  return { name, logo: appearance?.secondLogoImg || appearance?.logoImg || '', home: basePath + homeHref };
}

function isInside(path: string, basePath: string): boolean {
  return path.startsWith(basePath) && /^([/?#]|$)/.test(path.slice(basePath.length));
}
