import type { ReactNode } from 'react';
import { cardStyles } from './card-styles';

/** Something that is known, by its name. */
export type Fact = readonly [name: string, value: ReactNode];

/** Props of `FactList`. */
export interface FactListProps {
  readonly facts: readonly Fact[];
  /** Another look than that of a card. */
  readonly className?: string | undefined;
}

/** Names and values, one below the other where nothing else is said. */
export function FactList({ facts, className = cardStyles.facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
