import type { Address } from '@portal/api-contract/account';
import { useSaveAddressMutation } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { CheckBoxField, RecordFormFoot, recordStyles, RestoredNotice } from '@portal/ui-account';
import { FormGrid, TextField, WideField } from '@portal/ui-content/form';
import { useRecordForm } from '../record-form/use-record-form';
import {
  ADDRESS_TAGS,
  type AddressValues,
  createAddressRules,
  toAddressForm,
  toAddressValues,
  toParsedValues,
} from './address-form.rules';
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
  const { form, bind, values, changeAll, isSending, warning, isRestored, isConflict, giveUp } =
    useRecordForm<AddressValues>({
      name: `address:${address?.id ?? 'new'}`,
      account,
      stored: toAddressValues(address),
      rules: createAddressRules(address !== undefined),
      save: (typed, idempotencyKey) => save({ body: toAddressForm(typed, address), idempotencyKey }),
      onSaved,
    });

  return (
    <form {...form} className={recordStyles.form} aria-label={address ? '修改地址' : '新增地址'}>
      {isRestored && <RestoredNotice onGiveUp={giveUp} />}
      <PasteBox onParsed={(parsed) => changeAll(toParsedValues(parsed))} />
      <div className={recordStyles.panel}>
        <FormGrid>
          <TextField field={bind('name')} label="收件人" isRequired autoComplete="name" />
          <TextField
            field={bind('telephone')}
            label="手机号码"
            isRequired={address === undefined}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={address ? `已保存 ${address.telephone}，不填则不变` : '仅支持中国大陆手机号'}
          />
          <WideField>
            <RegionField value={values} field={bind('regionCode')} onChange={changeAll} />
          </WideField>
          <WideField>
            <TextField
              field={bind('detail')}
              label="详细地址"
              isRequired
              autoComplete="street-address"
              hint="街道、门牌号、楼栋与房间号，5至100个字"
            />
          </WideField>
          <TextField field={bind('postcode')} label="邮编" inputMode="numeric" autoComplete="postal-code" />
          <div>
            <TextField field={bind('tag')} label="标签" autoComplete="off" />
            <div className={styles.tags} role="group" aria-label="常用标签">
              {ADDRESS_TAGS.map((tag) => (
                <button
                  key={tag}
                  type="button"
                  className={styles.tag}
                  aria-pressed={values.tag === tag}
                  onClick={() => changeAll({ tag: values.tag === tag ? '' : tag })}
                >
                  {tag}
                </button>
              ))}
            </div>
          </div>
        </FormGrid>
        <CheckBoxField field={bind('isDefault')} isDisabled={address?.isDefault ?? false}>
          设为默认地址
        </CheckBoxField>
      </div>
      <RecordFormFoot
        isSending={isSending}
        warning={warning}
        submitText="保存地址"
        cancelHref={accountPaths.addresses.href()}
        onReload={isConflict && address ? onReload : undefined}
      />
    </form>
  );
}
