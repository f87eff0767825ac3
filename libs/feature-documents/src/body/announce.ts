import styles from './enhance.module.css';

/** Says something to those who do not see it. */
export function announce(body: HTMLElement, text: string): void {
  const found = body.querySelector<HTMLElement>(':scope > [role="status"]');
  const region = found ?? body.appendChild(document.createElement('p'));
  region.setAttribute('role', 'status');
  region.className = styles.status ?? '';
  region.textContent = text;
}
