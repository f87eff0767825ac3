import type { InputHTMLAttributes } from 'react';
import { FormField } from './form-field';
import type { BoundField } from './use-form';

interface CommonProps {
  readonly field: BoundField<string>;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
}

/** Props of `TextField`. */
export interface TextFieldProps
  extends
    CommonProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'min' | 'max' | 'placeholder' | 'readOnly'
    > {}

/** Line of text. */
export function TextField({ field, label, isRequired = false, hint, ...input }: TextFieldProps) {
  const { value, error, onChange, onBlur, name } = field;
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...input}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

/** Mobile number somebody is called on. */
export function TelephoneField({ field }: Pick<CommonProps, 'field'>) {
  return (
    <TextField
      field={field}
      label="联系电话"
      isRequired
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="仅支持中国大陆手机号"
    />
  );
}

/** Mail address somebody is written to. */
export function EmailField(props: Pick<TextFieldProps, 'field' | 'isRequired' | 'maxLength'>) {
  return <TextField {...props} label="邮箱" type="email" inputMode="email" autoComplete="email" />;
}

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends CommonProps {
  readonly maxLength: number;
  readonly placeholder?: string;
  readonly rows?: number;
}

/** Text of several lines with the count of its characters. */
export function TextAreaField({ field, label, isRequired = false, maxLength, ...area }: TextAreaFieldProps) {
  const { value, error, onChange, onBlur, name } = field;
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={`${[...value].length}/${maxLength}`}>
      {(control) => (
        <textarea
          rows={4}
          {...control}
          {...area}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

/** Props of `SelectField`. */
export interface SelectFieldProps extends CommonProps {
  /** Texts, or values that are called something else. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
}

/** Choice of one of a few. */
export function SelectField({ field, label, isRequired = false, hint, options }: SelectFieldProps) {
  const { value, error, onChange, onBlur, name } = field;
  return (
    <FormField label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">请选择</option>
          {options.map((option) => {
            const { value: text, label: title } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={text} value={text}>
                {title}
              </option>
            );
          })}
        </select>
      )}
    </FormField>
  );
}
