import { CONTENT_KIND, type ContentDetail, MAIN_TYPES } from '@portal/api-contract/community';
import { useAppDispatch, useAppearance, useBrand } from '@portal/data-access-api';
import { Button, ButtonLink, copyText, Dialog } from '@portal/ui-kit';
import { useState } from 'react';
import { formatDay } from '../shared/format-figure';
import { noteShare } from '../taking-part/taking-part-calls';
import { CARD_WIDTH, drawShareCard, type ShareCard } from './draw-share-card';
import { findSystemShare } from './system-share';
import styles from './share-dialog.module.css';

/** Props of `ShareDialog`. */
export interface ShareDialogProps {
  readonly item: ContentDetail;
  readonly onClose: () => void;
}

/** Ways to take an item along: its card as a picture, its address, the system's own sheet on telephones. */
export function ShareDialog({ item, onClose }: ShareDialogProps) {
  const { mid, title } = item;
  const dispatch = useAppDispatch();
  const { card, label } = useCardWords(item);
  // Once: what it says does not change while it is open, and drawing it anew is slow.
  const [drawn] = useState(() => tryDraw(card));
  const [message, setMessage] = useState('');
  const systemShare = findSystemShare();

  const note = () => void noteShare(dispatch, { targetType: 'content', targetId: mid });

  async function copy(): Promise<void> {
    const isCopied = await copyText(card.url);
    if (isCopied) note();
    setMessage(isCopied ? '链接已复制' : '浏览器不允许复制，请选中上面的地址手动复制');
  }

  async function shareBySystem(): Promise<void> {
    const outcome = await systemShare?.({ title, url: card.url }, drawn?.canvas);
    if (outcome === 'shared') note();
    if (outcome === 'failed') setMessage('系统分享没有打开，请保存图片或复制链接');
  }

  return (
    <Dialog title="分享" label={`分享：${title}`} onClose={onClose}>
      <div className={styles.share}>
        <div className={styles.card}>
          {drawn ? (
            <img src={drawn.source} alt={label} width={CARD_WIDTH} height={drawn.height} />
          ) : (
            <p role="alert">卡片没有生成，可以复制链接分享</p>
          )}
        </div>
        <div className={styles.ways}>
          <p className={styles.address}>{card.url}</p>
          {drawn && (
            <ButtonLink variant="primary" href={drawn.source} download={`${title}.png`} onClick={note}>
              保存图片
            </ButtonLink>
          )}
          <Button onClick={() => void copy()}>复制链接</Button>
          {systemShare && <Button onClick={() => void shareBySystem()}>发送给好友或其他应用</Button>}
          <p className={styles.hint}>在手机上也可以长按图片保存或转发。</p>
          <p role="status" className={styles.told}>
            {message}
          </p>
        </div>
      </div>
    </Dialog>
  );
}

/** What the card of an item says, and how it is called for those who do not see it. */
function useCardWords(item: ContentDetail): { readonly card: ShareCard; readonly label: string } {
  const { title, summary, mainType, author, publishedAt, url: path } = item;
  const { publicOrigin, basePath } = useBrand();
  const { titleDesc: brand } = useAppearance();
  const kind = MAIN_TYPES[mainType];
  const url = publicOrigin + basePath + path;
  const isText = mainType === CONTENT_KIND.article || mainType === CONTENT_KIND.question;
  const hint = `长按或扫描二维码查看${isText ? '全文' : '详情'}`;
  return {
    card: { kind, title, summary, brand, url, hint, by: `${author.name} · ${formatDay(publishedAt)}` },
    label: `分享卡片：${kind}《${title}》，作者 ${author.name}，来自${brand}，附二维码`,
  };
}

/** The card as it is drawn and as a picture; `undefined` where the browser draws nothing. */
function tryDraw(card: ShareCard) {
  try {
    const canvas = drawShareCard(card);
    return {
      canvas,
      source: canvas.toDataURL('image/png'),
      height: Math.round((canvas.height * CARD_WIDTH) / canvas.width),
    };
  } catch {
    return undefined;
  }
}
