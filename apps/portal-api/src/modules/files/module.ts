import { createErasedFiles } from '../../platform/files/erased-files';
import { fileData } from '../../platform/files/file-data';
import { sealedFileKey } from '../../platform/files/file-sealing';
import { purgeUnusedFiles } from '../../platform/files/uploads.service';
import { defineModule } from '../../platform/modules/define-module';
import { createFileRoutes } from './files.routes';

export const filesModule = defineModule({
  name: 'files',
  personalData: [fileData],
  sealedColumns: [sealedFileKey],
  start(context) {
    const { database, files } = context;
    const options = { ...context, store: files };
    return {
      routes: createFileRoutes(options),
      jobs: [{ name: 'files.purge', every: 'hour', run: () => purgeUnusedFiles(context) }],
      due: [createErasedFiles(database, files)],
    };
  },
});
