import { NOTICE_TYPES, type NoticePreference, type NoticeType } from '@portal/api-contract/community';
import { communityOwnApi, useSaveNoticePreferenceMutation } from '@portal/data-access-api/community';
import { Dialog, QueryView, Skeleton, TableHead } from '@portal/ui-kit';
import styles from './my-notice.module.css';

const TYPES = Object.keys(NOTICE_TYPES) as NoticeType[];
const WAYS = { site: '站内', mail: '邮件（每日汇总）' } as const;

/** What somebody wants to hear of, by type and way; those of the community itself always come. */
export function PreferenceDialog({ onClose }: { readonly onClose: () => void }) {
  const preference = communityOwnApi.endpoints.getNoticePreference.useQuery();
  return (
    <Dialog title="通知设置" onClose={onClose}>
      <QueryView result={preference} waiting={<Skeleton height={280} />} label="正在读取设置">
        {(known) => <Matrix preference={known} />}
      </QueryView>
    </Dialog>
  );
}

function Matrix({ preference }: { readonly preference: NoticePreference }) {
  const [save, { isLoading, isSuccess, error }] = useSaveNoticePreferenceMutation();
  return (
    <>
      <table className={styles.matrix}>
        <TableHead columns={['类型', ...Object.values(WAYS)]} />
        <tbody>
          {TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">{NOTICE_TYPES[type]}</th>
              {(['site', 'mail'] as const).map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={`${NOTICE_TYPES[type]} ${WAYS[way]}`}
                    checked={preference[way][type]}
                    disabled={isLoading || type === 'system'}
                    onChange={({ target }) =>
                      void save({ ...preference, [way]: { ...preference[way], [type]: target.checked } })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.excerpt}>
        {error ? '没有保存成功，请稍后再试' : isSuccess ? '已保存' : '系统通知始终会收到'}
      </p>
    </>
  );
}
