import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answer, textAnswer } from './answer.ts';
import { areaOf } from './area.ts';
import { type Call, type CallLog, createCallLog } from './calls.ts';
import { answerBlogs, answerSeoMetadata, type ReceivedLead, receiveLead } from './clinic/clinic-api.ts';
import { type Content, createContent } from './content/content.ts';
import { answerControl, CONTROL_PATH } from './control.ts';
import { createFaults, type Faults } from './faults.ts';
import { close, LOOPBACK, listen } from './loopback.ts';
import { createMediaFiles, ranged } from './media-files.ts';
import { send, sendFaulty } from './respond.ts';
import { answerRest } from './rest/answer-rest.ts';
import { answerThirdParty } from './third-party.ts';

const ORDINARY_POSTS = 110;

export interface UpstreamOptions {
  /** 0, the default, takes a free port. */
  port?: number;
  /** Ordinary posts, besides one for each awkward case. */
  posts?: number;
  /** Where its content says it lies, for a site that reaches it by another name; its own address without. */
  origin?: string;
}

/** A running double of WordPress and the clinic API. Addresses have no slash at the end, but for `leadsApi`. */
export interface Upstream {
  url: string;
  /** Value for `CONTENT_API`. */
  contentApi: string;
  /** Value for `CLINIC_API`. */
  clinicApi: string;
  /** Value for `LEADS_API`; ends in a slash, as the specification has it (row API-03). */
  leadsApi: string;
  calls: CallLog;
  faults: Faults;
  /** Leads in the order of their arrival. */
  leads: ReceivedLead[];
  content: Content;
  /** Ends all connections, hanging ones included. */
  stop: () => Promise<void>;
}

/**
 * Starts the double on loopback.
 * @throws the error of `listen` when the port is taken
 */
export async function startUpstream({ port = 0, posts = ORDINARY_POSTS, origin }: UpstreamOptions = {}): Promise<Upstream> {
  const server = createServer();
  const url = `http://${LOOPBACK}:${await listen(server, port)}`;
  const upstream = {
    url,
    contentApi: `${url}/wp-json/wp/v2`,
    clinicApi: url,
    leadsApi: `${url}/`,
    calls: createCallLog(),
    faults: createFaults(),
    leads: [],
    content: createContent(origin ?? url, posts),
    stop: () => close(server),
  } satisfies Upstream;
  const answer = createAnswering(upstream);
  server.on('request', (request, response) => {
    handle(upstream, answer, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, textAnswer(500, `The double failed: ${String(error)}`));
    });
  });
  return upstream;
}

type Answering = (call: Call, url: URL, body: string) => Answer;

function createAnswering({ content, leads }: Pick<Upstream, 'content' | 'leads'>): Answering {
  const answerMedia = createMediaFiles(content);
  return ({ area, method, headers }, url, body) => {
    switch (area) {
      case 'content':
        return answerRest(content, method, url);
      case 'media':
        return ranged(answerMedia(url.pathname), headers.range);
      case 'seo':
        return answerSeoMetadata(content, url.pathname);
      case 'blogs':
        return answerBlogs(content);
      case 'leads':
        return method === 'POST' ? receiveLead(leads, body, headers) : textAnswer(405, 'Method not allowed');
      case 'third-party':
        return answerThirdParty(url.pathname);
      case 'other':
        return textAnswer(404, 'Not found');
    }
  };
}

async function handle(upstream: Upstream, answer: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url: path = '/', headers } = request;
  const url = new URL(path, upstream.url);
  const body = Buffer.concat(await request.toArray()).toString();
  if (url.pathname === CONTROL_PATH) return send(response, answerControl(upstream, method, body));
  const call: Call = { method, url: path, area: areaOf(url.pathname), headers, at: Date.now() };
  upstream.calls.record(call);
  const fault = upstream.faults.take(call);
  if (fault) sendFaulty(response, call, fault, () => answer(call, url, body));
  else send(response, answer(call, url, body));
}
