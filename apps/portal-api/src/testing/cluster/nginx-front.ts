import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { waitUntil } from '../wait-until';

/** Where distributions put servers, which is not always on the path of a user. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** A running nginx. */
export interface Front {
  close(): Promise<void>;
}

/** Path of nginx; `undefined` on a machine without it. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find(isProgram);
}

/** Starts nginx on an origin: one brand under its prefix, the other for everything else. */
export async function startNginx(
  program: string,
  origin: string,
  brands: { readonly miot: string; readonly root: string },
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  writeFileSync(join(folder, 'nginx.conf'), writeConfiguration(new URL(origin).host, brands));
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (data) => (output += String(data)));
  await waitUntil(async () => child.exitCode !== null || (await isListening(origin)));
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
  return {
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a handbook says about a proxy in front of Node, and no more. */
function writeConfiguration(listen: string, { miot, root }: { readonly miot: string; readonly root: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  return `
    daemon off;
    master_process off;
    pid nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary.join('\n      ')}
      access_log off;
      client_max_body_size 120m;
      server {
        listen ${listen} backlog=1024;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        location /miot { proxy_pass ${miot}; }
        location / { proxy_pass ${root}; }
      }
    }
  `;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function isListening(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/healthz`);
    return true;
  } catch {
    return false;
  }
}
