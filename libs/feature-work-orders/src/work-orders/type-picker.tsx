import type { WorkOrderType } from '@portal/api-contract/account';
import { ChoiceCards } from '@portal/ui-account';
import type { BoundField } from '@portal/ui-content/form';
import { useState } from 'react';
import { findTypeGroup, listTypeChoices } from './work-order-types';

/** Props of `TypePicker`. */
export interface TypePickerProps {
  readonly field: BoundField<string>;
  readonly types: readonly WorkOrderType[];
}

/** Guided choice of a kind of problem: the area first, then the kind. */
export function TypePicker({ field, types }: TypePickerProps) {
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
        legend="问题类型"
        isRequired
        choices={types.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {open && isDeep && (
        <ChoiceCards
          field={field}
          legend={`${open.name}：具体是`}
          isRequired
          choices={listTypeChoices(open).map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </>
  );
}
