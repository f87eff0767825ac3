import type { WorkOrderType } from '@portal/api-contract/account';
import { type BoundField, type ChoiceControl, ChoiceCards } from '@portal/ui-forms';
import { DataNotice } from '@portal/ui-kit';
import { useState } from 'react';
import { findTypeGroup, listTypeChoices } from './work-order-types';

interface TypesCall {
  readonly data?: readonly WorkOrderType[] | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Props of `TypePicker`. */
export interface TypePickerProps {
  readonly field: BoundField<string, ChoiceControl>;
  readonly types: TypesCall;
}

/** Guided choice of a kind of problem: the area first, then the kind. */
export function TypePicker({ field, types: { data, error, refetch } }: TypePickerProps) {
  if (data) return <Choice field={field} types={data} />;
  return <DataNotice message="问题类型加载失败" error={error} onRetry={() => void refetch()} />;
}

function Choice({
  field,
  types,
}: {
  readonly field: TypePickerProps['field'];
  readonly types: readonly WorkOrderType[];
}) {
  const chosen = findTypeGroup(types, field.value);
  const [openCode, setOpenCode] = useState('');
  const open = types.find(({ code }) => code === openCode) ?? chosen;
  const isDeep = Boolean(open && open.children.length > 0);

  function openGroup(code: string) {
    setOpenCode(code);
    const group = types.find((type) => type.code === code);
    const isOwn = group && chosen?.code === code;
    if (!isOwn) field.onChange(group?.children.length === 0 ? code : '');
  }

  return (
    <>
      <ChoiceCards
        field={{
          ...field,
          name: isDeep ? 'typeGroup' : field.name,
          value: open?.code ?? '',
          error: isDeep ? undefined : field.error,
          onChange: openGroup,
        }}
        choices={types.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {open && isDeep && (
        <ChoiceCards
          field={field}
          label={`${open.name}：具体是`}
          choices={listTypeChoices(open).map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}
