import { digestContent, readReleaseFile } from '@portal/portal-api/content-checks';
import { CONTENT } from './content-folder';

it('is released as it is: npm run content:release does that', async () => {
  const { version, digest } = await readReleaseFile(CONTENT);
  expect(version).toBeInstanceOf(Date);
  expect(await digestContent(CONTENT)).toBe(digest);
});
