import { code } from '#words/language';
import { localServiceWorkerPath, SERVICE_WORKER_PATH } from '../endpoints.ts';

/** Address of the service worker for the language of this page. Callers ask for `import.meta.english` first (`vite.config.ts`). */
export const ownServiceWorker = (): string => (code === 'en' ? SERVICE_WORKER_PATH : localServiceWorkerPath(code));
