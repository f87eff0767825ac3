import { definePage } from '@portal/data-access-api';
import { useDeleteInvoiceTitleMutation, useListInvoiceTitlesQuery } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, DeleteConfirm, NothingToDelete } from '@portal/ui-account';
import { readText } from '@portal/ui-content';
import { DataNotice, Skeleton } from '@portal/ui-kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRecordAct } from '../record-form/use-record-act';
import { TitleFacts } from './title-facts';

const BACK = { href: accountPaths.invoiceTitles.href(), text: '发票抬头' };

export const page = definePage({ Page: DeleteInvoiceTitlePage });

/** 删除发票抬头 (spec §2): says which, and asks. */
function DeleteInvoiceTitlePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = readText(params, 'id', 64);
  const {
    data: titles,
    isError,
    error,
    refetch,
  } = useListInvoiceTitlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteInvoiceTitleMutation();
  const { failure, run } = useRecordAct();
  const title = titles?.find((each) => each.id === id);
  return (
    <AccountPage title="删除发票抬头" back={BACK}>
      {!titles && isError && <DataNotice error={error} onRetry={() => void refetch()} />}
      {!titles && !isError && (
        <div role="status" aria-label="加载中">
          <Skeleton height={300} />
        </div>
      )}
      {titles && !title && <NothingToDelete back={BACK} message="这个抬头不存在或已经删除。" />}
      {title && (
        <DeleteConfirm
          title={`确定删除抬头「${title.name}」吗？`}
          text="删除后不能恢复，已经开具的发票不受影响。"
          obstacle={title.status === 1 ? '审核中的抬头不能删除，请先撤回审核。' : ''}
          failure={failure}
          backHref={BACK.href}
          remove={() => run(remove({ id: title.id }))}
          onRemoved={() => void navigate(BACK.href, { replace: true })}
        >
          <TitleFacts title={title} />
        </DeleteConfirm>
      )}
    </AccountPage>
  );
}
