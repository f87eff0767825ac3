import '@portal/ui-kit/theme.css';
import './login-page.css';
import { readLoginScreen } from './return-target';

const TEXTS = {
  login: { title: '登录服务暂未开放', lead: '账号登录正在建设中，暂时无法使用。' },
  register: { title: '注册服务暂未开放', lead: '账号注册正在建设中，暂时无法使用。' },
};

function showScreen(): void {
  const { name, returnPath } = readLoginScreen(window.location.hash, window.location.origin);
  const { title, lead } = TEXTS[name];
  document.title = title;
  setText('notice-title', title);
  setText('notice-lead', lead);
  showReturnLink(returnPath);
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
}

function showReturnLink(returnPath: string | undefined): void {
  const link = document.getElementById('return-link');
  if (!(link instanceof HTMLAnchorElement)) return;
  link.hidden = returnPath === undefined || returnPath === '/';
  link.href = returnPath ?? '/';
}

window.addEventListener('hashchange', showScreen);
showScreen();
