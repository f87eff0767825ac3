import { copyText } from '@portal/ui-kit';
import { announce } from './announce';
import { addCodeTools } from './code-tools';
import styles from './enhance.module.css';

/** Adds to the text of a page what needs script: all of it can be read without. */
export function enhanceBody(body: HTMLElement): void {
  addCodeTools(body);
  addImageZoom(body);
  addHeadingLinks(body);
  makeScrollable(body);
}

function addHeadingLinks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll<HTMLElement>('h2[id], h3[id], h4[id]')) {
    if (heading.querySelector(`.${styles.anchor}`)) continue;
    const link = document.createElement('a');
    link.href = `#${heading.id}`;
    link.className = styles.anchor ?? '';
    link.textContent = '#';
    link.setAttribute('aria-label', `复制本节链接：${heading.textContent}`);
    link.addEventListener('click', () => {
      const url = new URL(link.hash, window.location.href).href;
      void copyText(url).then((isCopied) => announce(body, isCopied ? '本节链接已复制' : '无法复制，请从地址栏复制'));
    });
    heading.append(link);
  }
}

/** What is wider than the page is scrolled by keyboard, too. */
function makeScrollable(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('pre, table')) {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
  }
}

/** Pictures open in full size, by click and by keyboard. */
function addImageZoom(body: HTMLElement): void {
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
