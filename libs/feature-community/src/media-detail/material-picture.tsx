import type { ContentDetail } from '@portal/api-contract/community';
import { needsPictureTicket, usePictureTicket, withTicket } from '../shared/use-picture-ticket';
import styles from './media-detail.module.css';

/** What a material looks like that is a picture: a smaller one, which everybody sees who sees the material. */
export function MaterialPicture({ item }: { readonly item: ContentDetail }) {
  const { cover, title, audience } = item;
  const ticket = usePictureTicket(needsPictureTicket(item));
  const isReady = audience === 1 || ticket !== '';
  return (
    <img className={styles.picture} {...(isReady && { src: withTicket(cover, ticket) })} alt={`图片预览：${title}`} />
  );
}
