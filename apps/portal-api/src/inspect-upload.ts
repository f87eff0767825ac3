import { constants, setPriority } from 'node:os';
import { type InspectedFile, inspectUpload, READY } from './platform/files/upload-inspection';

// Whoever reads a page does not wait for whoever uploads.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// Stopping is the server's business, which lets running requests finish; it may also be gone without a word.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

process.once('message', (file: InspectedFile) => {
  void inspectUpload(file).then((inspection) => process.send?.(inspection));
});
process.send?.(READY);
