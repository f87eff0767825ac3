import { runContentPublish } from './content-publish-command';
import { runCommand } from './run-command';

runCommand(runContentPublish);
