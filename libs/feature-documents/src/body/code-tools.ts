import { copyText } from '@portal/ui-kit';
import { announce } from './announce';
import styles from './enhance.module.css';

const DONE_MS = 2000;

/** Copy buttons on code, and tabs on groups of it. */
export function addCodeTools(body: HTMLElement): void {
  for (const code of body.querySelectorAll<HTMLElement>('pre')) addCopyButton(body, code);
  for (const group of body.querySelectorAll<HTMLElement>('.code-group, .tabs')) addTabs(body, group);
}

function addCopyButton(body: HTMLElement, code: HTMLElement): void {
  if (code.parentElement?.matches(`.${styles.codeFrame}`)) return;
  const frame = document.createElement('div');
  frame.className = styles.codeFrame ?? '';
  if (code.dataset['lang']) frame.dataset['lang'] = code.dataset['lang'];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.copy ?? '';
  button.textContent = '复制';
  button.setAttribute('aria-label', '复制代码');
  button.addEventListener('click', () => {
    void copyText(readCode(code)).then((isCopied) => {
      button.textContent = isCopied ? '已复制' : '无法复制';
      announce(body, isCopied ? '代码已复制' : '无法复制，请手动选择');
      setTimeout(() => (button.textContent = '复制'), DONE_MS);
    });
  });
  code.replaceWith(frame);
  frame.append(code, button);
}

/** What is marked as taken away is no part of the code that is left. */
function readCode(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('del')) {
    if (line.nextSibling instanceof Text) line.nextSibling.deleteData(0, 1);
    line.remove();
  }
  return copy.textContent ?? '';
}

/**
 * The pieces of a group stand side by side and can be scrolled without script; tabs lead to them, and to those of the
 * same name in the other groups of the page.
 */
function addTabs(body: HTMLElement, group: HTMLElement): void {
  if (group.parentElement?.matches(`.${styles.groupFrame}`)) return;
  const pieces = Array.from(group.children) as HTMLElement[];
  if (pieces.length < 2) return;
  const tabs = document.createElement('div');
  tabs.className = styles.tabBar ?? '';
  tabs.setAttribute('role', 'group');
  tabs.setAttribute('aria-label', '可选内容');
  const buttons = pieces.map((piece) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = readTitle(piece);
    button.addEventListener('click', () => {
      piece.scrollIntoView({ block: 'nearest', inline: 'start' });
      for (const other of body.querySelectorAll<HTMLElement>('.code-group, .tabs'))
        if (other !== group) showPiece(other, readTitle(piece));
    });
    return button;
  });
  const mark = () => {
    const current = Math.round(group.scrollLeft / Math.max(group.clientWidth, 1));
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(index === current)));
  };
  group.addEventListener('scroll', mark, { passive: true });
  mark();
  tabs.append(...buttons);
  const frame = document.createElement('div');
  frame.className = styles.groupFrame ?? '';
  if (group.matches('.tabs')) frame.classList.add(styles.light ?? '');
  group.replaceWith(frame);
  frame.append(tabs, group);
}

/** Shows the piece of a name, if the group has one; the page itself stays where it is. */
function showPiece(group: HTMLElement, title: string): void {
  const place = (Array.from(group.children) as HTMLElement[]).findIndex((piece) => readTitle(piece) === title);
  if (place >= 0) group.scrollLeft = place * group.clientWidth;
}

function readTitle(piece: HTMLElement): string {
  return piece.dataset['title'] || piece.querySelector<HTMLElement>('[data-lang]')?.dataset['lang'] || '代码';
}
