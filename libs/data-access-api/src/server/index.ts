export { readContentStamp } from './content-stamp';
export { createAxiosTransport } from '../http/axios-client';
export type { AxiosTransportOptions } from '../http/axios-client';
