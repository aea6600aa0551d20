import { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Lets a server listen on loopback; 0 takes a free port. Answers the port; rejects with the error of `listen` when it is taken. A connection
 * that idles is for the other side to close: at Node's five seconds a request on its way would be lost.
 */
export const listen = (server: NetServer, port = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    if (server instanceof Server) server.keepAliveTimeout = 0;
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });

/** Ends a server and all its connections, hanging ones included. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
