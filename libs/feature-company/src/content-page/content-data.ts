import type { ContentPage } from '@portal/api-contract';
import { type Brand, type DataRequest, fetchQuery } from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';

/** The brand's page of an id. */
export function fetchContent({ platformType }: Brand, id: string | undefined): DataRequest<ContentPage> | null {
  return fetchQuery(companyApi.endpoints.findContentById, id && { id, platformType });
}
