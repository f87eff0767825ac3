import type { PublishedModelDetail } from '@portal/api-contract/account';
import {
  useDeletePublishedModelMutation,
  usePutModelOnShelfMutation,
  useTakeModelOffShelfMutation,
} from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, cardStyles, FactList, formatBeijingTime } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import styles from './publishing.module.css';
import { StepButton } from './step-button';

/** 上架: where visitors find the model, who uses it, and the ways on the shelf and off it. */
export function ShelfCard({ model }: { readonly model: PublishedModelDetail }) {
  const { id, liveLabel, publishedAt, subscribers, modelUrl, actions } = model;
  const [putOnShelf] = usePutModelOnShelfMutation();
  const [takeOff] = useTakeModelOffShelfMutation();
  const [remove] = useDeletePublishedModelMutation();
  const navigate = useNavigate();
  return (
    <AccountCard title="上架">
      <div className={styles.fields}>
        <FactList
          facts={[
            ['当前版本', liveLabel || '尚未上架'],
            ['首次上架', publishedAt ? formatBeijingTime(publishedAt) : '–'],
            ['使用中的用户', `${subscribers} 个`],
            [
              '公开页面',
              modelUrl ? (
                <SiteLink key="page" href={modelUrl} className={cardStyles.link}>
                  查看公开页面
                </SiteLink>
              ) : (
                '不在架上'
              ),
            ],
          ]}
        />
        {actions.includes('onShelf') && (
          <StepButton
            text="上架"
            variant="primary"
            send={(idempotencyKey) => putOnShelf({ body: { id }, idempotencyKey })}
          />
        )}
        {actions.includes('offShelf') && (
          <StepButton
            text="下架"
            question={describeOffShelf(subscribers)}
            variant="danger"
            send={(idempotencyKey) => takeOff({ body: { id }, idempotencyKey })}
          />
        )}
        {actions.includes('delete') && (
          <>
            <p className={styles.text}>草稿从未上架，可以删除，不能恢复。</p>
            <StepButton
              text="删除草稿"
              question="删除后内容与附件不能恢复。"
              variant="danger"
              send={() => remove({ id })}
              onDone={() => void navigate(accountPaths.publishedModels.href())}
            />
          </>
        )}
      </div>
    </AccountCard>
  );
}

function describeOffShelf(subscribers: number): string {
  const users = subscribers > 0 ? `使用中的 ${subscribers} 个用户可继续使用到期，到期后不能续期。` : '';
  return `下架后访客找不到这个模型，也不能申请使用。${users}未修改时可随时重新上架。`;
}
