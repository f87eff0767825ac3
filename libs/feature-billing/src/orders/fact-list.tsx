import { cardStyles } from '@portal/ui-account';
import type { ReactNode } from 'react';

/** Props of `FactList`. */
export interface FactListProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, one below the other. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={cardStyles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
