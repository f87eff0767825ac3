import { useGetModelUsageQuery } from '@portal/data-access-api/account';
import { QueryCard } from '@portal/ui-account';
import { Button, ButtonRow, EmptyState } from '@portal/ui-kit';
import { useState } from 'react';
import { UsageChart, UsageNote } from '../instances/usage-card';
import { fillDays, findRange } from './model-words';

/** Days that can be looked at, up to today. */
const RANGES = [7, 30, 90] as const;
const CHART_HEIGHT = 250;

/** 调用量: calls of a model in the last days. */
export function ModelUsageCard({ id }: { readonly id: string }) {
  const [now] = useState(() => Date.now());
  const [days, setDays] = useState<(typeof RANGES)[number]>(30);
  const range = findRange(now, days);
  const result = useGetModelUsageQuery({ id, ...range });
  return (
    <QueryCard
      title="调用量"
      action={
        <ButtonRow>
          {RANGES.map((count) => (
            <Button
              key={count}
              size="compact"
              variant={count === days ? 'secondary' : 'plain'}
              aria-pressed={count === days}
              onClick={() => setDays(count)}
            >
              近{count}天
            </Button>
          ))}
        </ButtonRow>
      }
      result={result}
      height={CHART_HEIGHT}
    >
      {({ days: counted, isDemo }) =>
        counted.length === 0 ? (
          <EmptyState message={`近${days}天没有调用`} />
        ) : (
          <>
            <UsageChart usage={fillDays(counted, range.from, range.to)} />
            {isDemo && <UsageNote />}
          </>
        )
      }
    </QueryCard>
  );
}
