import { useListIdentificationBanksQuery } from '@portal/data-access-api/account';
import { type BoundField, FormField, type TextControl } from '@portal/ui-forms';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import styles from './bank-field.module.css';

/** Props of `BankField`. */
export interface BankFieldProps {
  readonly field: BoundField<string, TextControl>;
}

/** A bank by a part of its name; one that is not in the list may be typed in full. */
export function BankField({ field: { name, value, error, control, onChange, onBlur } }: BankFieldProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data: banks = [] } = useListIdentificationBanksQuery({ bankName: useDeferredValue(value.trim()) });
  const isChosen = banks.length === 1 && banks[0]?.bankName === value;
  const isShown = isOpen && banks.length > 0 && !isChosen;

  function choose(bankName: string | undefined) {
    if (bankName) onChange(bankName);
    setIsOpen(false);
    setActive(-1);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setIsOpen(true);
      setActive((place) => (place + step + banks.length) % banks.length);
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault();
      choose(banks[active]?.bankName);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      choose(undefined);
    }
  }

  return (
    <div className={styles.field}>
      <FormField
        label={control.label}
        isRequired={control.isRequired}
        error={error}
        hint="输入名称的一部分查找；列表中没有的，请填写全称"
      >
        {(shown) => (
          <input
            {...shown}
            name={name}
            value={value}
            role="combobox"
            autoComplete="off"
            maxLength={control.maxLength}
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            onFocus={() => setIsOpen(true)}
            onChange={(event) => {
              onChange(event.target.value);
              setIsOpen(true);
              setActive(-1);
            }}
            onKeyDown={press}
            onBlur={() => {
              choose(undefined);
              onBlur?.();
            }}
          />
        )}
      </FormField>
      <ul id={listId} role="listbox" aria-label={control.label} className={styles.list} hidden={!isShown}>
        {banks.map(({ bankCode, bankName }, place) => (
          <li
            key={bankCode}
            id={`${listId}-${place}`}
            role="option"
            className={styles.bank}
            aria-selected={place === active}
            // The field keeps the focus.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(bankName);
            }}
          >
            {bankName}
          </li>
        ))}
      </ul>
    </div>
  );
}
