import { html } from 'hono/html';
import { OPS_LOGIN_PATH } from '../../src/endpoints.ts';
import { type Html, page, typedWords } from './pages.ts';

const loginProblems = {
  wrong: 'Wrong token.',
  initials: 'Please enter your initials: two to four letters.',
  limited: 'Too many wrong logins came from your network. Please wait a minute and try again.',
} as const;

/** What somebody asked for who has to log in first. */
interface Asked {
  /** Address of an enquiry, to which the login leads. */
  path: string | null;
  /** By a link of another site, such as a mail's: a browser opens that without the session it has. */
  isLinked: boolean;
  /** What was typed on a page whose session has ended meanwhile. */
  typed: string;
}

interface LoginView {
  problem: keyof typeof loginProblems | null;
  form: boolean;
  asked?: Asked;
  /** As they were typed, so that a wrong token costs the token alone. */
  initials?: string;
}

/** The way in. Says nothing about what lies behind it. */
export const loginPage = ({ problem, form, asked, initials = '' }: LoginView): Html =>
  page(
    'Team login',
    html`${asked?.typed ? kept(asked.typed) : ''}${
      form
        ? html`<form method="post" action="${OPS_LOGIN_PATH}">
<p><label for="token">Token</label> <input id="token" name="token" type="password" autocomplete="current-password" required></p>
<p><label for="initials">Your initials</label> <input id="initials" name="initials" value="${initials}" maxlength="7" autocomplete="off" autocapitalize="characters" required aria-describedby="initials-why">
<span id="initials-why">Two to four letters: your colleagues see who has taken an enquiry.</span></p>
${asked?.path ? html`<input type="hidden" name="to" value="${asked.path}">` : ''}
${problem ? html`<p role="alert" class="wrong">${loginProblems[problem]}</p>` : ''}
<p><button>Log in</button></p>
</form>${asked?.path && asked.isLinked ? html`<p><a href="${asked.path}">Already logged in in this browser? Open the enquiry</a></p>` : ''}`
        : html`<p>Sign in with Cloudflare Access.</p>`
    }`,
  );

const kept = (typed: string): Html => html`<p role="alert" class="wrong">Your session has ended. Nothing was sent or kept.</p>
${typedWords(typed)}`;
