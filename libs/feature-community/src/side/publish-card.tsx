import { communityPaths } from '@portal/portal-paths/community';
import { ButtonLink } from '@portal/ui-kit';
import styles from './side.module.css';

/** Ways to write something. */
export function PublishCard() {
  return (
    <section className={styles.publish} aria-label="发布">
      <p>把现场的经验写下来，给下一个遇到它的人。</p>
      <div>
        <ButtonLink href={communityPaths.publishArticle.href()} variant="primary">
          写文章
        </ButtonLink>
        <ButtonLink href={communityPaths.publishQuestion.href()}>提问题</ButtonLink>
        <ButtonLink href={communityPaths.publishMaterial.href()}>发资料</ButtonLink>
        <ButtonLink href={communityPaths.publishMaterial.href(undefined, { kind: 'video' })}>发视频</ButtonLink>
      </div>
    </section>
  );
}
