import { allEndpoints } from '@portal/api-contract';
import type { ApiRequest } from '../http/api-transport';
import {
  addressesApi,
  applicationsApi,
  consoleApi,
  favoritesApi,
  invoicesApi,
  invoiceTitlesApi,
  messagesApi,
  modelPublishingApi,
  modelSubscriptionsApi,
  ordersApi,
  privacyApi,
  securityApi,
  trialsApi,
  workOrdersApi,
} from '../account';
import { documentsApi } from '../documents';
import { contactApi, formsApi } from '../forms';
import { companyApi, homeApi, modelsApi, newsApi, productsApi, solutionsApi, trialStateApi } from '../pages';
import { searchApi } from '../search';
import { accountsApi, sessionApi, sharingApi, verificationApi, visitApi } from '../session';
import { createAppStore } from '../store/app-store';
import { api } from './all-endpoints';

// The public key is real enough for the browser's importKey; what it encrypts is not looked at.
const PUBLIC_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAu1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gunVTLw7onLRnrq0/IzW7yWR7QkrmBL7jTKEn5u+qKhbwKfBstIs+bMY2Zkp18gnTxKLxoS2tFczGkPLPgizskuemMghRniWaoLcyehkd3qqGElvW/VDL5AaWTg0nLVkjRo9z+40RQzuVaE8AkAFmxZzow3x+VJYKdjykkJ0iT9wCS0DRTXu269V264Vf/3jvredZiKRkgwlL9xNAwxXFg0x/XFw005UWVRIkdgcKWTjpBP2dPwVZ4WWC+9aGVd+Gyn1o0CLelf4rEjGoXbAAEgAqeGUxrcIlbjXfbcmwIDAQAB';

const endpoints = {
  ...api.endpoints,
  ...sessionApi.endpoints,
  ...accountsApi.endpoints,
  ...verificationApi.endpoints,
  ...visitApi.endpoints,
  ...sharingApi.endpoints,
  ...companyApi.endpoints,
  ...homeApi.endpoints,
  ...documentsApi.endpoints,
  ...contactApi.endpoints,
  ...formsApi.endpoints,
  ...modelsApi.endpoints,
  ...newsApi.endpoints,
  ...productsApi.endpoints,
  ...searchApi.endpoints,
  ...solutionsApi.endpoints,
  ...trialStateApi.endpoints,
  ...privacyApi.endpoints,
  ...workOrdersApi.endpoints,
  ...messagesApi.endpoints,
  ...addressesApi.endpoints,
  ...applicationsApi.endpoints,
  ...invoiceTitlesApi.endpoints,
  ...invoicesApi.endpoints,
  ...securityApi.endpoints,
  ...favoritesApi.endpoints,
  ...consoleApi.endpoints,
  ...ordersApi.endpoints,
  ...trialsApi.endpoints,
  ...modelSubscriptionsApi.endpoints,
  ...modelPublishingApi.endpoints,
} as unknown as Readonly<Record<string, { initiate: (input: never) => never }>>;

async function captureRequest(name: string): Promise<ApiRequest> {
  const requests: ApiRequest[] = [];
  const store = createAppStore({
    transport: async (request) => {
      requests.push(request);
      const data = Object.assign([], { keyId: 'k1', publicKey: PUBLIC_KEY });
      return { status: 200, body: { code: '200', msg: '', data, traceId: '' } };
    },
  });
  await store.dispatch(endpoints[name]?.initiate({ body: { telephone: '1' } } as never) as never);
  return requests.at(-1) as ApiRequest;
}

/** Endpoints that call another of the contract. */
const CONTRACT_NAMES: Readonly<Record<string, string>> = { isFavorite: 'checkFavorites' };

describe('client endpoints', () => {
  it.each(Object.keys(endpoints))('%s has the address the contract gives it', async (name) => {
    const { method, path, bodyType } = await captureRequest(name);
    const endpoint = allEndpoints[CONTRACT_NAMES[name] ?? name];
    expect({ method, path, bodyType }).toEqual({
      method: endpoint?.method,
      path: endpoint?.path,
      bodyType: endpoint?.bodyType,
    });
  });
});
