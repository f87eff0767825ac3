import { RATING_TAGS } from '@portal/api-contract/account';
import type { BoundField } from '@portal/ui-content/form';
import styles from './rating.module.css';
import type { RatingTag } from './rating.rules';

/** Tags of a rating; any number of them. */
export function RatingTags({ field }: { readonly field: BoundField<readonly RatingTag[]> }) {
  const toggle = (tag: RatingTag) =>
    field.onChange(field.value.includes(tag) ? field.value.filter((known) => known !== tag) : [...field.value, tag]);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>印象</legend>
      <div className={styles.tags}>
        {RATING_TAGS.map((tag) => (
          <label key={tag} className={styles.tag}>
            <input type="checkbox" name={field.name} checked={field.value.includes(tag)} onChange={() => toggle(tag)} />
            {tag}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
