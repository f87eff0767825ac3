import { useBrand } from '@portal/data-access-api';
import { useGetNavProductQuery } from '@portal/data-access-api/account';
import { type BoundField, type FieldControl, FormField } from '@portal/ui-forms';

/** Choice of one of the brand's products, or of none. */
export function ProductSelect({ field }: { readonly field: BoundField<string, FieldControl> }) {
  const { visibleRange } = useBrand();
  const { data: categories = [], isError, refetch } = useGetNavProductQuery({ visibleRange });
  const isKnown = categories.some(({ childrenData }) => childrenData.some(({ code }) => code === field.value));
  return (
    <FormField
      {...field.control}
      error={field.error}
      hint={isError ? '产品列表加载失败，可以不选产品直接提交' : '与产品无关的问题可以不选'}
    >
      {(control) => (
        <select
          {...control}
          name={field.name}
          value={field.value}
          onChange={(event) => field.onChange(event.target.value)}
          onFocus={() => isError && void refetch()}
        >
          <option value="">不限产品</option>
          {!isKnown && field.value && <option value={field.value}>{field.value}</option>}
          {categories.map(({ id, name, childrenData }) => (
            <optgroup key={id} label={name}>
              {childrenData.map(({ code, productName }) => (
                <option key={code} value={code}>
                  {productName}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </FormField>
  );
}
