export { Consent } from '../consent/consent';
export { FooterContainer } from './footer-container';
export { ToolboxContainer } from './toolbox-container';
