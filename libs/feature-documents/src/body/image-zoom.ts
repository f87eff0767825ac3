import styles from './enhance.module.css';

/** Pictures open in full size, by click and by keyboard. */
export function addImageZoom(body: HTMLElement): void {
  for (const image of body.querySelectorAll<HTMLImageElement>('img.zoom')) {
    if (image.closest('a, button') || image.hasAttribute('role')) continue;
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-label', `放大查看${image.alt ? `：${image.alt}` : '图片'}`);
    image.addEventListener('click', () => openImage(body, image));
    image.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      openImage(body, image);
    });
  }
}

function openImage(body: HTMLElement, image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.zoom ?? '';
  dialog.setAttribute('aria-label', image.alt || '图片');
  const picture = document.createElement('img');
  picture.src = image.currentSrc || image.src;
  picture.alt = image.alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '关闭';
  dialog.append(picture, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    image.focus();
  });
  body.append(dialog);
  dialog.showModal();
}
