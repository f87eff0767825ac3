import type { ContractDetail } from '@portal/api-contract/account';
import { useDownload } from '@portal/data-access-api/account';
import { Alert, Button, ButtonRow } from '@portal/ui-kit';
import { useState } from 'react';

/** Files of a contract, to be kept: its text as PDF, the report on how it was signed, and the agreement that ends it. */
export function ContractFiles({ contract: { id, title, actions } }: { readonly contract: ContractDetail }) {
  const download = useDownload();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');

  async function save(path: 'download' | 'evidence' | 'rescission', name: string) {
    setBusy(path);
    setFailure('');
    try {
      await download({ method: 'GET', path: `/ptl/contract/${path}`, query: { id } }, `${name} ${id}.pdf`);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy('');
    }
  }

  return (
    <>
      <ButtonRow>
        {actions.includes('download') && (
          <Button size="compact" disabled={busy !== ''} onClick={() => void save('download', title)}>
            {busy === 'download' ? '正在生成…' : '下载 PDF'}
          </Button>
        )}
        {actions.includes('evidence') && (
          <Button size="compact" disabled={busy !== ''} onClick={() => void save('evidence', '存证报告')}>
            {busy === 'evidence' ? '正在生成…' : '存证报告'}
          </Button>
        )}
        {actions.includes('rescission') && (
          <Button size="compact" disabled={busy !== ''} onClick={() => void save('rescission', '解除协议')}>
            {busy === 'rescission' ? '正在生成…' : '解除协议'}
          </Button>
        )}
      </ButtonRow>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
