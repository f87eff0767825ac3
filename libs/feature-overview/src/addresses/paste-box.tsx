import { TELEPHONE_MARK, takeTelephone } from '@portal/api-contract/rules';
import type { ParsedAddress } from '@portal/api-contract/account';
import { useParseAddressMutation } from '@portal/data-access-api/account';
import { Button } from '@portal/ui-kit';
import { type ClipboardEvent, useId, useState } from 'react';
import { describeParsed } from './address-form.rules';
import styles from './address-form.module.css';

/** Props of `PasteBox`. */
export interface PasteBoxProps {
  readonly onParsed: (parsed: ParsedAddress) => void;
}

const MAX_LENGTH = 300;

/** 粘贴自动识别: a line with name, telephone and address fills in the form. */
export function PasteBox({ onParsed }: PasteBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const [parse, { isLoading }] = useParseAddressMutation();

  async function recognise(pasted: string) {
    // The number stays here: only the form sends it, encrypted.
    const { telephone, rest } = takeTelephone(pasted.slice(0, MAX_LENGTH));
    const { data } = await parse({ text: rest.trim() || TELEPHONE_MARK });
    if (data === undefined) {
      setOutcome('暂时无法识别，请直接填写');
      return;
    }
    const parsed = { ...data, telephone };
    setOutcome(describeParsed(parsed));
    onParsed(parsed);
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (text === '' && pasted.trim().length >= 8) void recognise(pasted);
  }

  return (
    <section className={styles.paste} aria-labelledby={id}>
      <h2 id={id} className={styles.pasteTitle}>
        粘贴自动识别
      </h2>
      <textarea
        className={styles.pasteText}
        aria-label="粘贴收件人、手机和地址"
        placeholder="例如：张三，13800000000，浙江省杭州市西湖区文三路90号"
        rows={2}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      <div className={styles.pasteFoot}>
        <p role="status" className={styles.pasteOutcome}>
          {outcome || '姓名、手机、地区和详细地址会自动填到下面。'}
        </p>
        <Button size="compact" disabled={isLoading || text.trim() === ''} onClick={() => void recognise(text)}>
          {isLoading ? '识别中…' : '识别'}
        </Button>
      </div>
    </section>
  );
}
