import type { InvoiceDetail } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { Alert, Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { InvoiceActionDialog } from './invoice-action-dialog';
import { ACTION_WORDS, type OwnAction, type PlainAction, selectOwnActions } from './invoice-actions';
import { INVOICE_PAGE } from './invoice-page';
import { InvoiceView } from './invoice-view';
import { useResubmission } from './use-resubmission';

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog')).MailDialog }));
const RedDialog = lazy(async () => ({ default: (await import('./red-dialog')).RedDialog }));

/** Props of `OpenInvoice`. */
export interface OpenInvoiceProps {
  readonly invoice: InvoiceDetail;
  /** Account whose page it is. */
  readonly account: string;
  /** Fetches the invoice again. */
  readonly onStale: () => void;
}

const STALE = '发票刚刚有了变化，已载入最新内容';

const PLAIN: readonly string[] = [
  'withdraw',
  'requestWithdrawal',
  'confirmReceipt',
  'agreeRed',
  'denyRed',
  'withdrawRed',
  'delete',
];

/** The page of an invoice with what its owner may do. */
export function OpenInvoice({ invoice, account, onStale }: OpenInvoiceProps) {
  const navigate = useNavigate();
  const { isCopying, failure, resubmit } = useResubmission(invoice, account);
  const [asked, setAsked] = useState<OwnAction | PlainAction | null>(null);
  const [notice, setNotice] = useState('');
  const shared = {
    invoice,
    onClose: () => setAsked(null),
    onDone: (message: string) => {
      if (asked === 'delete') void navigate(accountPaths.invoices.href(), { replace: true });
      setAsked(null);
      setNotice(message);
    },
    onStale: () => {
      setNotice(STALE);
      onStale();
    },
  };
  return (
    <AccountPage
      {...INVOICE_PAGE}
      actions={selectOwnActions(invoice.actions).map((action) => (
        <Button
          key={action}
          variant={ACTION_WORDS[action].variant}
          size="compact"
          disabled={action === 'resubmit' && isCopying}
          onClick={() => (action === 'resubmit' ? void resubmit() : setAsked(action))}
        >
          {action === 'resubmit' && isCopying ? '正在复制…' : ACTION_WORDS[action].label}
        </Button>
      ))}
    >
      <Alert tone="success">{notice}</Alert>
      {failure && <Alert>{failure}</Alert>}
      <InvoiceView invoice={invoice} onAction={setAsked} />
      <InvoiceActionDialog {...shared} action={asked !== null && isPlain(asked) ? asked : null} />
      <Suspense>
        <RedDialog {...shared} kind={asked === 'requestRed' || asked === 'reissue' ? asked : null} />
        <MailDialog {...shared} isOpen={asked === 'resendMail'} />
      </Suspense>
    </AccountPage>
  );
}

function isPlain(action: OwnAction | PlainAction): action is PlainAction {
  return PLAIN.includes(action);
}
