import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Busy, like a parser that is led astray, until the file `go` is beside it. Tells by a file that it has begun.
process.once('message', ({ bytes }) => {
  writeFileSync(join(import.meta.dirname, `begun-${bytes.length}`), '');
  while (!existsSync(join(import.meta.dirname, 'go')));
  process.send({});
});
process.on('disconnect', () => process.exit());
process.send('ready');
