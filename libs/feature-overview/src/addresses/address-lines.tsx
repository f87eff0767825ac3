import type { Address } from '@portal/api-contract/account';
import { cardStyles, FactList } from '@portal/ui-account';
import styles from './addresses.module.css';

/** An address as it is written on a parcel. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { telephone, regionNames, detail, postcode } = address;
  const place = `${formatRegion(regionNames)} ${detail}${postcode && `（${postcode}）`}`;
  const facts = [
    ['手机', telephone],
    ['地址', place],
  ] as const;
  return <FactList facts={facts} className={`${cardStyles.facts} ${styles.lines}`} />;
}

/** Province, city and district in one; a municipality, or a city without a name of its own, is not told twice. */
export function formatRegion(names: readonly string[]): string {
  return names.filter((name, index) => name !== names[index - 1] && !/^(县|.*直辖县.*)$/.test(name)).join('');
}
