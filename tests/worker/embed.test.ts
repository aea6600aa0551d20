import { describe, expect, it } from 'vitest';
import { CHAT_PATH, REVIEWS_PATH } from '../../src/endpoints.ts';
import { readHtml } from './html-page.ts';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene({
  vars: {
    CHAT_SCRIPT: 'https://chat.example/widget.js?a=1&b=2',
    CHAT_CLIENT_ID: 'clinic "1"',
    EMBED_HOSTS: 'https://*.chat.example wss://no',
  },
});

describe('the documents of third parties', () => {
  it('are not served while a variable is wrong, which is named', async () => {
    const answer = await scene.visit(CHAT_PATH);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('EMBED_HOSTS must be a list of origins')]);
  });

  it('run the script of the provider in a sandbox, connect to its hosts alone, and carry the client identifier', async () => {
    const site = await scene.another({
      vars: {
        CHAT_SCRIPT: 'https://chat.example/widget.js?a=1&b=2',
        CHAT_CLIENT_ID: 'clinic "1"',
        EMBED_HOSTS: 'https://*.chat.example',
      },
    });
    const answer = await site.visit(CHAT_PATH);
    const page = readHtml(await answer.text());
    expect(page.html).toContain('data-script="https://chat.example/widget.js?a=1&amp;b=2" data-client-id="clinic &quot;1&quot;"');
    expect(page.metas('robots')).toEqual(['noindex']);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/script-src 'sha256-[^']+' https:\/\/chat\.example https:\/\/\*\.chat\.example;/);
    // Its window draws, connects and sends by itself: none of it works where one of these hosts is missing.
    for (const what of ['style', 'img', 'font', 'connect', 'frame'].map((kind) => `${kind}-src`).concat('form-action'))
      expect(policy).toMatch(new RegExp(`${what} [^;]*https://chat\\.example https://\\*\\.chat\\.example;`));
    expect(policy).not.toMatch(/'self'(?!;)|allow-same-origin|script-src[^;]*unsafe/);
  });

  it('without a provider tell the page around them, and name no host', async () => {
    const site = await scene.another({ vars: {} });
    const answer = await site.visit(REVIEWS_PATH);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).not.toContain('http');
    expect(readHtml(await answer.text()).html).not.toContain('data-script');
    for (const path of ['/embed/other', '/embed/constructor', '/embed/__proto__']) {
      const other = await site.visit(path);
      expect([path, other.status]).toEqual([path, 404]);
      await other.body?.cancel();
    }
  });
});
