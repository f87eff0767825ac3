import '@portal/ui-kit/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LoginApp } from './app/login-app';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LoginApp />
    </StrictMode>,
  );
}
