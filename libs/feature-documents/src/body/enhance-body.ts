import { copyText } from '@portal/ui-kit';
import { announce } from './announce';
import { addCodeTools } from './code-tools';
import styles from './enhance.module.css';
import { addImageZoom } from './image-zoom';

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
      const address = new URL(link.hash, window.location.href).href;
      void copyText(address).then((isCopied) =>
        announce(body, isCopied ? '本节链接已复制' : '无法复制，请从地址栏复制'),
      );
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
