import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

let made: Promise<Certificate> | undefined;

/** A certificate for loopback, of a day, made by `openssl`, one for all servers of this process: browsers speak HTTP/2 over TLS alone. */
export function makeCertificate(): Promise<Certificate> {
  made ??= newCertificate();
  return made;
}

/**
 * What has Chromium take that certificate for a sound one. Where it is told to overlook errors instead, it keeps nothing in its cache: pages
 * that were fetched ahead are asked for again, and no dictionary is kept.
 */
export async function certificateFlag(): Promise<string> {
  const { cert } = await makeCertificate();
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`;
}

async function newCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
    await promisify(execFile)('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
