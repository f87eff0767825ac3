import { createErasedFiles } from '../../platform/files/erased-files';
import { fileData } from '../../platform/files/file-data';
import { sealedFileKey } from '../../platform/files/file-sealing';
import { createLargeUploads } from '../../platform/files/large-uploads.service';
import { purgeUnusedFiles } from '../../platform/files/uploads.service';
import { defineModule } from '../../platform/modules/define-module';
import { authModule } from '../auth/module';
import { createFileRoutes } from './files.routes';
import { registerLargeUploads } from './large-upload.pages';
import { createLargeUploadRoutes } from './large-uploads.routes';

export const filesModule = defineModule({
  name: 'files',
  needs: { auth: authModule },
  personalData: [fileData],
  sealedColumns: [sealedFileKey],
  start(context, { auth: { sessions } }) {
    const { database, files, onFailure } = context;
    const options = { ...context, store: files };
    const uploads = createLargeUploads(options);
    return {
      routes: [...createFileRoutes(options), ...createLargeUploadRoutes(uploads)],
      registerPages: (app) => registerLargeUploads(app, { uploads, sessions: sessions.verify, onFailure }),
      jobs: [{ name: 'files.purge', every: 'hour', run: () => purgeUnusedFiles(context) }],
      due: [createErasedFiles(database, files)],
    };
  },
});
