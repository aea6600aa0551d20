/**
 * Before each file of tests: nothing of the file before is left, though both run in one process. A process for each costs more than most
 * files do: it reads vitest, Miniflare and the browser's driver anew.
 */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
