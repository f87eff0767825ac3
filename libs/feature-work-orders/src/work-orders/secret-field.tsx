import { type BoundField, FormField } from '@portal/ui-content/form';

/** Confidential text; what becomes of it is said where it is typed. */
export function SecretField({ field }: { readonly field: BoundField<string> }) {
  return (
    <FormField
      label="机密信息"
      error={field.error}
      hint="账号、密码、密钥等请写在这里：加密保存，只有处理人能看，工单结束时自动清除；不会存入草稿。"
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          name={field.name}
          value={field.value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
