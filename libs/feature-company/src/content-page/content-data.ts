import type { ContentPage } from '@portal/api-contract';
import { type PageModule, useBrand } from '@portal/data-access-api';
import { companyApi, useFindContentByIdQuery } from '@portal/data-access-api/pages';
import type { DetailCall } from '@portal/ui-content';

const { findContentById } = companyApi.endpoints;

/** How the page of an id is loaded; without the page the address does not exist. */
export function loadContent(id: string): Required<Pick<PageModule, 'loader' | 'item'>> {
  return {
    loader: ({ dispatch, brand: { platformType } }) => [dispatch(findContentById.initiate({ id, platformType }))],
    item: ({ brand: { platformType } }) => findContentById.select({ id, platformType }),
  };
}

/** The brand's page of an id. */
export function useContent(id: string): DetailCall<ContentPage> {
  const { platformType } = useBrand();
  return useFindContentByIdQuery({ id, platformType });
}
