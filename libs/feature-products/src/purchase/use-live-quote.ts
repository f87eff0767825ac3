import { type EndpointInput, type QuoteOffer, QUOTE_MINUTES, type quoteOrder } from '@portal/api-contract';
import type { ApiError } from '@portal/data-access-api';
import { useQuoteOrderMutation } from '@portal/data-access-api/forms';
import { useEffect, useState } from 'react';

/** What is asked to be quoted. */
export type QuoteInput = EndpointInput<typeof quoteOrder>;

/** The price of what is chosen. */
export interface LiveQuote {
  /** Newest quote that came; of an earlier choice while `isCurrent` is false. */
  readonly quote: QuoteOffer | null;
  readonly isCurrent: boolean;
  /** Why there is none for what is chosen. */
  readonly failure: string;
  readonly retry: () => void;
}

interface QuoteResponse {
  readonly content: string;
  readonly round: number;
  readonly quote: QuoteOffer | null;
  readonly failure: string;
}

const DEBOUNCE_MS = 300;
/** Asked for anew while there is still time to go on with it. */
const REFRESH_MS = (QUOTE_MINUTES - 2) * 60_000;

/** Quotes what is chosen as soon as it rests; the response to an earlier choice never replaces a newer one. */
export function useLiveQuote(input: QuoteInput | null): LiveQuote {
  const [quoteOrder] = useQuoteOrderMutation();
  const [response, setResponse] = useState<QuoteResponse | null>(null);
  const [round, setRound] = useState(0);
  const content = input ? JSON.stringify(input) : '';

  useEffect(() => {
    if (!content) return undefined;
    let isWanted = true;
    let refresh: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const { data, error } = await quoteOrder(JSON.parse(content) as QuoteInput);
      if (!isWanted) return;
      setResponse((last) => ({
        content,
        round,
        quote: data ?? last?.quote ?? null,
        failure: error ? describeFailure(error as ApiError) : '',
      }));
      refresh = setTimeout(() => setRound((count) => count + 1), REFRESH_MS);
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      clearTimeout(refresh);
    };
  }, [quoteOrder, content, round]);

  const isAnswered = response?.content === content && response.round === round;
  return {
    quote: response?.quote ?? null,
    isCurrent: isAnswered && !response.failure,
    failure: isAnswered ? response.failure : '',
    retry: () => setRound(round + 1),
  };
}

function describeFailure({ fieldErrors, msg, message }: ApiError): string {
  return fieldErrors[0]?.msg || msg || message;
}
