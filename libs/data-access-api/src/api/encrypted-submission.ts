import type { Endpoint, EndpointData, EndpointInput } from '@portal/api-contract';
import { sendEncrypted } from '../http/send-encrypted';
import { call, type Submission } from './call';
import { type Mutation, type MutationOptions, toMutation } from './contract-endpoints';

/** A contract endpoint that creates something; a telephone in it is encrypted before it leaves the browser (spec §7). */
export function submitEncrypted<E extends Endpoint>(
  method: E['method'],
  path: E['path'],
  options: MutationOptions<Submission<EndpointInput<E>>, EndpointData<E>> = {},
): Mutation<Submission<EndpointInput<E>>, EndpointData<E>> {
  const toRequest = call<E>(method, path);
  return toMutation(
    { queryFn: (submission, _api, _options, send) => sendEncrypted<E>(send, submission, toRequest) },
    options,
  );
}
