import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type { Submission } from './call';
import { type Mutation, type MutationOptions, submit } from './contract-endpoints';

/** What a transition is beyond its call. */
export interface TransitionOptions<Detail> extends Pick<MutationOptions<unknown, unknown>, 'invalidates'> {
  /** Returns what is dispatched so that the record is shown as the response says it is. */
  readonly show: (detail: Detail) => unknown;
}

/** A call that changes a record and answers with the whole of it; whoever shows the record shows that at once. */
export function submitTransition<E extends Endpoint, Detail>(
  path: E['path'],
  { show, invalidates = [] }: TransitionOptions<Detail>,
): Mutation<Submission<EndpointInput<E>>, Detail> {
  return submit('POST', path, {
    invalidates,
    notifiesOfErrors: true,
    async onQueryStarted(_input, { dispatch, queryFulfilled }) {
      const response = await queryFulfilled.catch(() => undefined);
      if (response) dispatch(show(response.data as Detail) as never);
    },
  }) as Mutation<Submission<EndpointInput<E>>, Detail>;
}
