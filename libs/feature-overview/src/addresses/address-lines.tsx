import type { Address } from '@portal/api-contract/account';
import { cardStyles } from '@portal/ui-account';
import styles from './addresses.module.css';

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { telephone, regionNames, detail, postcode } = address;
  return (
    <dl className={`${cardStyles.facts} ${styles.lines}`}>
      <div>
        <dt>手机</dt>
        <dd>{telephone}</dd>
      </div>
      <div>
        <dt>地址</dt>
        <dd>
          {formatRegion(regionNames)} {detail}
          {postcode && `（${postcode}）`}
        </dd>
      </div>
    </dl>
  );
}

/** Province, city and district in one; a municipality, or a city without a name of its own, is not told twice. */
export function formatRegion(names: readonly string[]): string {
  return names.filter((name, index) => name !== names[index - 1] && !/^(县|.*直辖县.*)$/.test(name)).join('');
}
