import { RATING_TAGS } from '@portal/api-contract/account';
import { type BoundField, CheckBoxes, field as fields } from '@portal/ui-forms';
import styles from './rating.module.css';

const CHOICES = fields.toChoices(RATING_TAGS);

/** Tags of a rating; any number of them. */
export function RatingTags({ field }: { readonly field: BoundField<readonly (typeof RATING_TAGS)[number][]> }) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>印象</legend>
      <div className={styles.tags}>
        <CheckBoxes field={field} choices={CHOICES} className={styles.tag} />
      </div>
    </fieldset>
  );
}
