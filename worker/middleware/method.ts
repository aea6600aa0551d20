import type { Context, Handler, Hono } from 'hono';
import type { AppEnv } from '../dependencies.ts';
import { failure } from '../lib/failure.ts';

export const READ = ['GET', 'HEAD'] as const;
export const POST = ['POST'] as const;

/** Registers a handler for some methods of a path; every other method is answered 405 with the `Allow` header. */
export function only(app: Hono<AppEnv>, methods: readonly string[], path: string, handler: Handler<AppEnv>): void {
  app.on([...methods], path, handler);
  app.all(path, (c: Context<AppEnv>) =>
    failure(c, 405, 'method-not-allowed', 'This address does not take that method.', { headers: { Allow: methods.join(', ') } }),
  );
}
