import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { API_PREFIX, HEALTH_PATH } from '../src/endpoints.ts';
import type { AppEnv, Dependencies } from './dependencies.ts';
import type { Bindings } from './env.ts';
import { translatedPage } from './languages.ts';
import { canonicalUrl } from './middleware/canonical-url.ts';
import { contentLanguage } from './middleware/content-language.ts';
import { countViews } from './middleware/measure.ts';
import { only, READ } from './middleware/method.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { health } from './ops/health.ts';
import { createOps } from './ops/ops.ts';
import { contentRoutes } from './routes/content/content.ts';
import { crawlerRoutes } from './routes/crawlers/crawlers.ts';
import { enquiryRoutes } from './routes/enquiries/enquiries.ts';
import { onError, onNotFound } from './routes/errors.ts';
import { fileRoutes } from './routes/files/files.ts';
import { pages } from './routes/pages/pages.ts';
import { visitorRoutes } from './routes/visitors/visitors.ts';
import { wordpressRoutes } from './routes/wordpress/wordpress.ts';

/**
 * The application: middleware and areas, in the order in which a request meets them. Each area registers its own addresses.
 * `createDependencies` makes what a request works with and throws `ConfigurationError` while the Worker is misconfigured.
 */
export function createApp(createDependencies: (env: Bindings, ctx: ExecutionContext) => Dependencies): Hono<AppEnv> {
  // A translated page is answered by the handler of its English path.
  const app = new Hono<AppEnv>({
    getPath: (request, given) => translatedPage(new URL(request.url).pathname, given?.env)?.path ?? getPath(request),
  });
  app.onError(onError);
  app.notFound(onNotFound);

  app.use(securityHeaders);
  app.use(contentLanguage);
  app.use(async (c, next) => {
    c.set('deps', createDependencies(c.env, c.executionCtx as ExecutionContext));
    await next();
  });
  app.use(countViews);
  app.use(canonicalUrl);

  app.route('/', crawlerRoutes);
  app.route('/', contentRoutes);
  app.route('/', enquiryRoutes);
  app.route(
    '/',
    wordpressRoutes((request: Request, c: Context<AppEnv>) => app.fetch(request, c.env, c.executionCtx as ExecutionContext)),
  );
  app.route('/', visitorRoutes);
  only(app, READ, HEALTH_PATH, health);
  app.route('/', createOps());
  app.all(`${API_PREFIX}*`, (c) => c.notFound());
  app.route('/', fileRoutes);
  only(app, READ, '/*', pages);
  return app;
}
