import { rmSync } from 'node:fs';

/** Playwright's last step: the data folder of the run goes; the server was stopped before. */
export default function removeData() {
  const folder = process.env.PORTAL_E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
