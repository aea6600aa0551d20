import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface UpstreamCall {
  method: string;
  path: string;
  key: string;
  contentType: string;
  body: string;
  at: number;
  /** What it was answered; 0 for a broken connection. */
  status: number;
}

export type UpstreamAnswer = { status: number; headers?: Record<string, string> } | 'drop';

/** Stands in for the clinic's system: counts calls, answers as told, and can be away altogether. */
export class LeadUpstream {
  readonly calls: UpstreamCall[] = [];
  /** How the next call is answered. */
  answer: (call: UpstreamCall) => UpstreamAnswer | Promise<UpstreamAnswer> = () => ({ status: 200 });
  inFlight = 0;
  mostInFlight = 0;
  #server: Server | undefined;
  #port = 0;

  /** Base address without a slash at its end, the same after coming back. */
  get base(): string {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  async open(): Promise<void> {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Breaks every connection and refuses new ones. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call: UpstreamCall = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: String(request.headers['idempotency-key']),
      contentType: request.headers['content-type'] ?? '',
      body: await text(request),
      at: performance.now(),
      status: 0,
    };
    this.calls.push(call);
    this.inFlight += 1;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const answer = await this.answer(call);
    this.inFlight -= 1;
    if (answer === 'drop') return void request.socket.destroy();
    call.status = answer.status;
    response.writeHead(answer.status, answer.headers).end('{}');
  }
}
