import { existsSync, promises, readdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sendFile } from '../../testing/multipart';
import { SAMPLE_PDF } from '../../testing/sample-files';
import { startTestPortal } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';

it.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is told, leaves nothing behind, and is over with it', async (code) => {
  const portal = await startTestPortal();
  const { browser } = await openSession(portal);
  const write = vi.spyOn(promises, 'writeFile').mockImplementationOnce((path) => {
    writeFileSync(String(path), 'half');
    return Promise.reject(Object.assign(new Error('no space left on device'), { code }));
  });
  syncBuiltinESMExports();
  const { status, body } = await sendFile(browser, 'attachment', SAMPLE_PDF);
  write.mockRestore();
  syncBuiltinESMExports();
  expect([status, body.msg]).toEqual([503, '存储空间不足，文件暂时无法保存，请稍后再试']);
  const folder = join(portal.contentDir, '..', 'data', 'files');
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  expect(entries.filter((name) => String(name).length > 2)).toEqual([]);
  expect(await portal.database.query('select 1 from stored_file')).toEqual([]);
  expect(portal.logLines.join('')).toContain('The disk of the uploads is full');
  expect((await sendFile(browser, 'attachment', SAMPLE_PDF)).body.code).toBe('200');
  await portal.close();
});
