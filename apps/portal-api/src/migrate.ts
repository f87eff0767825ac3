import { runMigrations } from './migrate-command';
import { runCommand } from './run-command';

runCommand(runMigrations);
