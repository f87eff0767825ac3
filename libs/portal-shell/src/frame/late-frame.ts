export { FooterContainer } from './footer-container';
export { PageTail } from './page-tail';
export { ToolboxContainer } from './toolbox-container';
