import { type Context, Hono } from 'hono';
import { clinic, whatsappLink } from '../src/content/clinic.ts';
import {
  AGREEMENT_PATH,
  API_PREFIX,
  ASSETS_PREFIX,
  CALENDAR_PATH,
  CHALLENGE_PATH,
  CONTENT_PATH,
  CONTENT_POSTS_PATH,
  CONTENT_REPORT_PATH,
  DATA_SAVER_PATH,
  EMBED_PREFIX,
  FEED_PATH,
  FIELD_PATH,
  FORM_TOKEN_PATH,
  HEALTH_PATH,
  LEADS_PATH,
  MANIFEST_PATH,
  MEDIA_PREFIX,
  PICTURES_PREFIX,
  PREVIEW_PATH,
  PRIVATE_PREFIX,
  RECEIPT_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SEO_PREFIX,
  SERVICE_WORKER_PATH,
  SITEMAP_PATH,
  SITEMAPS_PREFIX,
  VIOLATIONS_PREFIX,
  WEBHOOK_PATH,
} from '../src/endpoints.ts';
import { href } from '../src/routes.ts';
import { escapeHtml } from '../src/seo/escape.ts';
import type { AppEnv, Dependencies } from './dependencies.ts';
import type { Bindings } from './env.ts';
import { failure } from './lib/failure.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { countViews } from './middleware/measure.ts';
import { only } from './middleware/method.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { countFigure } from './monitor/monitor-client.ts';
import { createOps } from './ops/ops.ts';
import { postAgreement } from './routes/api/agreement.ts';
import { challengeDocument } from './routes/api/challenge.ts';
import { contentApi, contentPosts, seoMetadata } from './routes/api/content.ts';
import { postReport } from './routes/api/content-report.ts';
import { postDataSaver } from './routes/api/data-saver.ts';
import { embed } from './routes/api/embed.ts';
import { enquiryPage, issueFormToken, postEnquiry, thankYou } from './routes/api/enquiry.ts';
import { postField } from './routes/api/field.ts';
import { health } from './routes/api/health.ts';
import { postLead } from './routes/api/leads.ts';
import { media } from './routes/api/media.ts';
import { slotCalendar } from './routes/api/slot-calendar.ts';
import { postStay } from './routes/api/stay.ts';
import { postViolations } from './routes/api/violations.ts';
import { postReceipt, receiveWebhook } from './routes/api/webhooks.ts';
import { robots } from './routes/crawlers/crawlers.ts';
import { feed } from './routes/crawlers/feed.ts';
import { securityTxt } from './routes/crawlers/security-txt.ts';
import { serviceWorker } from './routes/crawlers/service-worker.ts';
import { sitemapIndex, sitemapPart } from './routes/crawlers/sitemaps.ts';
import { webManifest } from './routes/crawlers/web-manifest.ts';
import { notFoundPage, pages } from './routes/pages/pages.ts';
import { preview } from './routes/pages/preview.ts';
import { ConfigurationError } from './settings.ts';

const READ = ['GET', 'HEAD'] as const;
const POST = ['POST'] as const;

/**
 * The application: middleware and routes, in the order in which a request meets them.
 * `createDependencies` makes what a request works with and throws `ConfigurationError` while the Worker is misconfigured.
 */
export function createApp(createDependencies: (env: Bindings, ctx: ExecutionContext) => Dependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(onError);
  app.notFound((c) => (isApi(c) ? failure(c, 404, 'not-found', 'There is no such address.') : notFoundPage(c)));

  app.use(securityHeaders);
  app.use(async (c, next) => {
    c.set('deps', createDependencies(c.env, c.executionCtx as ExecutionContext));
    await next();
  });
  app.use(countViews);
  app.use(canonicalUrl);

  crawlers(app);
  content(app);
  enquiries(app);
  wordpress(app);
  visitorChoices(app);
  only(app, READ, HEALTH_PATH, health);
  app.route('/', createOps());
  app.all(`${API_PREFIX}*`, (c) => c.notFound());
  files(app);
  only(app, READ, '/*', pages);
  return app;
}

function crawlers(app: Hono<AppEnv>): void {
  only(app, READ, ROBOTS_PATH, robots);
  only(app, READ, SITEMAP_PATH, sitemapIndex);
  only(app, READ, `${SITEMAPS_PREFIX}*`, sitemapPart);
  only(app, READ, FEED_PATH, feed);
  only(app, READ, MANIFEST_PATH, webManifest);
  only(app, READ, SECURITY_TXT_PATH, securityTxt);
  only(app, READ, SERVICE_WORKER_PATH, serviceWorker);
}

function content(app: Hono<AppEnv>): void {
  only(app, READ, CONTENT_POSTS_PATH, contentPosts);
  only(app, READ, `${CONTENT_PATH}/*`, contentApi);
  only(app, READ, `${SEO_PREFIX}:page`, seoMetadata);
}

function enquiries(app: Hono<AppEnv>): void {
  only(app, POST, LEADS_PATH, postLead);
  only(app, POST, FORM_TOKEN_PATH, issueFormToken);
  only(app, READ, CALENDAR_PATH, slotCalendar);
  only(app, READ, CHALLENGE_PATH, challengeDocument);
  app.on([...READ], href('thankYou'), thankYou);
  app.on([...READ], href('enquiry'), enquiryPage);
  only(app, [...READ, ...POST], href('enquiry'), postEnquiry);
  app.on([...READ], href('planYourStay'), pages);
  only(app, [...READ, ...POST], href('planYourStay'), postStay);
}

/** What the plugin sends, and the drafts it links to. */
function wordpress(app: Hono<AppEnv>): void {
  only(app, POST, WEBHOOK_PATH, receiveWebhook);
  const visit = (request: Request, c: Context<AppEnv>) => app.fetch(request, c.env, c.executionCtx as ExecutionContext);
  only(app, POST, RECEIPT_PATH, postReceipt(visit));
  only(app, POST, CONTENT_REPORT_PATH, postReport);
  only(app, READ, PREVIEW_PATH, preview);
}

/** What a visitor decides or reports beside enquiries. */
function visitorChoices(app: Hono<AppEnv>): void {
  only(app, POST, AGREEMENT_PATH, postAgreement);
  only(app, POST, DATA_SAVER_PATH, postDataSaver);
  only(app, POST, FIELD_PATH, postField);
  only(app, POST, `${VIOLATIONS_PREFIX}:build`, postViolations);
}

function files(app: Hono<AppEnv>): void {
  only(app, READ, `${EMBED_PREFIX}:name`, embed);
  only(app, READ, `${MEDIA_PREFIX}*`, media);
  // Files that exist never come here: they are served without the Worker.
  app.all(`${PRIVATE_PREFIX}/*`, (c) => c.notFound());
  app.all(`${ASSETS_PREFIX}*`, missingFile);
  app.all(`${PICTURES_PREFIX}*`, missingFile);
}

const isApi = (c: Context): boolean => new URL(c.req.url).pathname.startsWith(API_PREFIX);

/** A hashed file that is gone. Never kept: the next deploy may bring it back, and a year is long. */
const missingFile = (c: Context): Response => c.text('Not found', 404, { 'Cache-Control': 'no-store' });

/** The last door. The visitor gets a sentence and a phone number; the log gets the error's name, never what was sent. */
function onError(error: Error, c: Context<AppEnv>): Response {
  const configuration = error instanceof ConfigurationError;
  console.error(
    JSON.stringify({
      event: 'request-failed',
      error: error.name,
      ...(configuration && { configuration: error.message }),
      stack: error.stack,
    }),
  );
  if (c.get('deps')) countFigure(c, 'answers-500');
  const message = configuration
    ? `The site is not configured: ${error.message}`
    : 'Something went wrong on our side. Please try again.';
  if (isApi(c) || configuration) return failure(c, 500, configuration ? 'configuration' : 'internal', message);
  const { e164, shown } = clinic.phones.general.value;
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(clinic.name.value)}</title></head><body><main><h1>This page cannot be shown right now</h1><p>${escapeHtml(message)}</p><p><a href="">Try again</a></p><p>Or reach us directly: <a href="tel:${e164}">call ${escapeHtml(shown)}</a> or <a href="${escapeHtml(whatsappLink('Hello, I have a question.'))}">write on WhatsApp</a>.</p></main></body></html>`;
  return c.html(html, 500, { 'Cache-Control': 'no-store', 'Retry-After': '30' });
}
