import { INVOICE_PARTS, type InvoiceDetail, type InvoiceFile } from '@portal/api-contract/account';
import { useDownload } from '@portal/data-access-api/account';
import { AccountCard } from '@portal/ui-account';
import { Alert, Button, DownloadIcon, formatSize } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './invoice-files.module.css';

const FORMAT_TEXTS = { pdf: '适合打印与报销', ofd: '版式标准，适合归档', xml: '数据文件，适合入账' } as const;

/** 发票文件: what can be downloaded of an invoice, and of its red one. */
export function InvoiceFiles({ invoice: { id, files } }: { readonly invoice: InvoiceDetail }) {
  const download = useDownload();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  if (files.length === 0) return null;

  function save({ part, format, name }: InvoiceFile) {
    setBusy(name);
    setFailure('');
    void download({ method: 'GET', path: '/ptl/invoice/download', query: { id, format, part } }, name)
      .catch((error: Error) => setFailure(`${name}：${error.message}`))
      .finally(() => setBusy(''));
  }

  const parts = (Object.keys(INVOICE_PARTS) as (keyof typeof INVOICE_PARTS)[]).map(
    (part) => [part, files.filter((file) => file.part === part)] as const,
  );
  return (
    <AccountCard title="发票文件">
      {failure && <Alert>{failure}</Alert>}
      {parts
        .filter(([, own]) => own.length > 0)
        .map(([part, own]) => (
          <ul key={part} className={styles.files} aria-label={INVOICE_PARTS[part]}>
            {own.map((file) => (
              <li key={file.name}>
                <Button
                  variant="plain"
                  className={styles.file}
                  data-part={part}
                  aria-busy={busy === file.name}
                  disabled={busy !== ''}
                  onClick={() => save(file)}
                >
                  <span className={styles.format}>{file.format.toUpperCase()}</span>
                  <span className={styles.words}>
                    <strong>{`下载${part === 'red' ? '红字' : ''} ${file.format.toUpperCase()}`}</strong>
                    <small>{FORMAT_TEXTS[file.format]}</small>
                    <small>{busy === file.name ? '读取中…' : formatSize(file.size)}</small>
                  </span>
                  <DownloadIcon size={18} />
                </Button>
              </li>
            ))}
          </ul>
        ))}
    </AccountCard>
  );
}
