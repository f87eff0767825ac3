import { writeRelease } from './modules/content/release-file';
import { parseProgramConfig } from './platform/config';

const { contentDir } = parseProgramConfig(process.env);
const { version, isNew } = await writeRelease(contentDir, new Date());
process.stdout.write(`${isNew ? 'Release' : 'Nothing has changed since release'} ${version?.toISOString()}\n`);
