import { Hono } from 'hono';
import { CONTENT_REPORT_PATH, PREVIEW_PATH, RECEIPT_PATH, WEBHOOK_PATH } from '../../../src/endpoints.ts';
import type { AppEnv } from '../../dependencies.ts';
import { only, POST, READ } from '../../middleware/method.ts';
import { postReport } from './content-report.ts';
import { preview } from './preview.ts';
import { postReceipt, receiveWebhook, type Visit } from './webhooks.ts';

/** What the plugin sends, and the drafts it links to. `visit`: answers a request as the whole application would. */
export function wordpressRoutes(visit: Visit): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  only(routes, POST, WEBHOOK_PATH, receiveWebhook);
  only(routes, POST, RECEIPT_PATH, postReceipt(visit));
  only(routes, POST, CONTENT_REPORT_PATH, postReport);
  only(routes, READ, PREVIEW_PATH, preview);
  return routes;
}
