import type { Address } from '@portal/api-contract/account';
import { findMobileError } from '@portal/api-contract/rules';
import { useFormDraft, useLeaveGuard, useSaveAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RecordForm, recordStyles } from '@portal/ui-account';
import { CheckBoxField, FormGrid, TextField, useForm } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import { ADDRESS_TAGS, addressForm, toAddressStart, toParsedValues } from './address-form.rules';
import styles from './address-form.module.css';
import { PasteBox } from './paste-box';
import { RegionField } from './region-field';

/** Props of `AddressForm`. */
export interface AddressFormProps {
  readonly account: string;
  /** The address that is changed; a new one where it is left out. */
  readonly address: Address | undefined;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

/** A new address, or one that is changed. */
export function AddressForm({ account, address, onSaved, onReload }: AddressFormProps) {
  const [save] = useSaveAddressMutation();
  const form = useForm(addressForm, {
    start: address && toAddressStart(address),
    // An address that is stored keeps its telephone where none is typed.
    rules: address && { telephone: (text) => (text.trim() ? findMobileError(text) : '') },
    draft: useFormDraft(`address:${address?.id ?? 'new'}`, account),
    send: ({ name, telephone, regionCode, detail, postcode, tag, isDefault }, idempotencyKey) => {
      const seen = address && { id: address.id, version: address.version };
      const body = { ...seen, name, telephone, regionCode, detail, postcode, tag, isDefault };
      return save({ body, idempotencyKey });
    },
    onSubmitted: onSaved,
  });
  useLeaveGuard(form.isDirty);
  const { bind, values, change } = form;
  return (
    <RecordForm
      form={form}
      label={address ? '修改地址' : '新增地址'}
      submitText="保存地址"
      cancelHref={accountPaths.addresses.href()}
      onReload={address && onReload}
    >
      <PasteBox onParsed={(parsed) => change(toParsedValues(parsed))} />
      <div className={recordStyles.panel}>
        <FormGrid>
          <TextField field={bind('name')} />
          <TextField
            field={bind('telephone')}
            isRequired={address === undefined}
            {...(address && { hint: `已保存 ${address.telephone}，不填则不变` })}
          />
          <RegionField value={values} field={bind('regionCode')} onChange={change} />
          <TextField field={bind('detail')} isWide />
          <TextField field={bind('postcode')} />
          <div>
            <TextField field={bind('tag')} />
            <div className={styles.tags} role="group" aria-label="常用标签">
              {ADDRESS_TAGS.map((tag) => (
                <Button
                  key={tag}
                  variant="plain"
                  className={styles.tag}
                  aria-pressed={values.tag === tag}
                  onClick={() => change({ tag: values.tag === tag ? '' : tag })}
                >
                  {tag}
                </Button>
              ))}
            </div>
          </div>
        </FormGrid>
        <CheckBoxField field={bind('isDefault')} isDisabled={address?.isDefault ?? false}>
          设为默认地址
        </CheckBoxField>
      </div>
    </RecordForm>
  );
}
