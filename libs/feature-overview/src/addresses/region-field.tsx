import { useListRegionsQuery } from '@portal/data-access-api/account';
import { type BoundField, FormField } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import styles from './address-form.module.css';

/** The three codes of a region; those below the one that is chosen are empty. */
export interface RegionChoice {
  readonly provinceCode: string;
  readonly cityCode: string;
  readonly regionCode: string;
}

/** Props of `RegionField`. */
export interface RegionFieldProps {
  readonly value: RegionChoice;
  /** The district, which is what counts. */
  readonly field: BoundField<string>;
  readonly onChange: (choice: RegionChoice) => void;
}

/** Province, city and district, each list fetched when the one above is chosen. */
export function RegionField({ value, field, onChange }: RegionFieldProps) {
  const { provinceCode, cityCode, regionCode } = value;
  return (
    <fieldset className={styles.region} data-wide>
      <legend className={styles.legend}>所在地区</legend>
      <RegionSelect
        label="省份"
        parentCode=""
        value={provinceCode}
        onChange={(code) => onChange({ provinceCode: code, cityCode: '', regionCode: '' })}
      />
      <RegionSelect
        label="城市"
        parentCode={provinceCode || undefined}
        value={cityCode}
        onChange={(code) => onChange({ provinceCode, cityCode: code, regionCode: '' })}
      />
      <RegionSelect
        label="区县"
        parentCode={cityCode || undefined}
        value={regionCode}
        field={field}
        onChange={(code) => onChange({ provinceCode, cityCode, regionCode: code })}
      />
    </fieldset>
  );
}

interface RegionSelectProps {
  readonly label: string;
  /** Nothing to choose from where it is not known. */
  readonly parentCode: string | undefined;
  readonly value: string;
  readonly field?: BoundField<string>;
  readonly onChange: (code: string) => void;
}

function RegionSelect({ label, parentCode, value, field, onChange }: RegionSelectProps) {
  const { currentData, isFetching, isError, refetch } = useListRegionsQuery(
    { parentCode: parentCode ?? '' },
    { skip: parentCode === undefined },
  );
  const regions = (parentCode !== undefined && currentData) || [];
  const isKnown = regions.some(({ code }) => code === value);
  return (
    <div>
      <FormField label={label} isRequired error={field?.error} hint={isFetching ? '正在读取…' : undefined}>
        {(control) => (
          <select
            {...control}
            name={field?.name ?? `region-${label}`}
            value={isKnown ? value : ''}
            aria-busy={isFetching}
            onChange={(event) => onChange(event.target.value)}
            onBlur={field?.onBlur}
          >
            <option value="">请选择</option>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {isError && (
        <Button variant="text" onClick={() => void refetch()}>
          {label}读取失败，重试
        </Button>
      )}
    </div>
  );
}
