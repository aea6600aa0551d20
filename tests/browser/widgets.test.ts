import { afterAll, beforeAll } from 'vitest';
import { useBrowser } from './browser.ts';
import { describeWidgets } from './widgets-journeys.ts';
import { startWidgetsServer, type WidgetsServer } from './widgets-server.ts';

let server: WidgetsServer | undefined;

beforeAll(async () => {
  server = await startWidgetsServer();
}, 120_000);

afterAll(() => server?.stop());

describeWidgets(() => server?.url ?? '', useBrowser());
