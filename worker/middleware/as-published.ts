import type { Context } from 'hono';
import type { AppEnv } from '../dependencies.ts';

type Handler = (c: Context<AppEnv>) => Response | Promise<Response>;

/** For handlers whose own texts and rules speak of the clinic: hours, phones and names as WordPress says them. */
export const asPublished =
  (handler: Handler): Handler =>
  async (c) => {
    await c.get('deps').overlay();
    return handler(c);
  };
