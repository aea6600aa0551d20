/**
 * The box "On the public site": what patients see at this moment, the public address, and what to look at in the text.
 * Asks when the editor opens and after each save, until the public site shows the saved state or half a minute has passed.
 */
(() => {
  const { __, _n, sprintf } = wp.i18n;
  const { post, record } = window.clinicPublicSite;
  const POLLS = 15;
  const PAUSE_MS = 2000;
  const part = (name) => document.querySelector(`#clinic-public-site-box .cps-${name}`);
  const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };

  /** Which sentence fits the answer; `last`: it will not be asked again by itself. */
  function sentence({ receipt, current, expected }, last) {
    if (record && receipt && current !== false)
      return current === null
        ? __('The public site answers, but it cannot be told whether it has the saved state.', 'clinic-public-site')
        : expected === 'shown'
          ? __('Patients see what is saved here.', 'clinic-public-site')
          : __('Not published here: patients see what the file of the site says.', 'clinic-public-site');
    if (record && receipt)
      return last
        ? __('Still an earlier state. Look again in five minutes; if it stays, tell the web team.', 'clinic-public-site')
        : __('Still an earlier state.', 'clinic-public-site');
    if (!receipt && !(expected !== 'shown' && current))
      return __('The public site does not answer. Patients keep seeing what they saw before.', 'clinic-public-site');
    if (expected !== 'shown' && !current) return __('Still on the public site. It goes within seconds.', 'clinic-public-site');
    if (expected === 'password') return __('Protected by a password: the public site does not show it.', 'clinic-public-site');
    if (expected === 'scheduled') return __('Not on the public site before the scheduled time.', 'clinic-public-site');
    if (expected === 'hidden') return __('Not on the public site. Preview shows how it would look there.', 'clinic-public-site');
    if (expected === 'unmarked')
      return __('Not on the public site: “Show on the public site” is not chosen for this page.', 'clinic-public-site');
    if (expected === 'reserved')
      return __('Not on the public site: its address belongs to the site itself. Choose another slug.', 'clinic-public-site');
    if (expected === 'taken')
      return __('Not on the public site: another page has its address. Choose another slug.', 'clinic-public-site');
    if (receipt.status !== 200) return notThere(last);
    if (current === true) return sprintf(__('Patients see the saved state: “%s”.', 'clinic-public-site'), receipt.title);
    if (current === null)
      return __('The public site shows a page here, but it cannot be told whether it is the saved state.', 'clinic-public-site');
    return last
      ? sprintf(
          __('Still an earlier state: “%s”. Look again in five minutes; if it stays, tell the web team.', 'clinic-public-site'),
          receipt.title,
        )
      : sprintf(__('Still an earlier state: “%s”.', 'clinic-public-site'), receipt.title);
  }

  const notThere = (last) =>
    last
      ? __('Not there yet. Look again in five minutes; if it stays, tell the web team.', 'clinic-public-site')
      : __('Not there yet.', 'clinic-public-site');

  function actions({ receipt, expected, url }) {
    if (!url || (expected !== 'shown' && !record)) return [];
    const open = element('a', { href: url, target: '_blank', rel: 'noopener', textContent: __('Open', 'clinic-public-site') });
    const copy = element('button', {
      type: 'button',
      className: 'button button-small',
      textContent: __('Copy public address', 'clinic-public-site'),
    });
    copy.addEventListener('click', () => copyAddress(copy, url));
    return receipt?.status === 200 ? [open, ' ', copy] : [copy];
  }

  async function copyAddress(button, url) {
    const before = __('Copy public address', 'clinic-public-site');
    try {
      await navigator.clipboard.writeText(url);
      button.textContent = __('Copied', 'clinic-public-site');
      setTimeout(() => {
        button.textContent = before;
      }, PAUSE_MS);
    } catch {
      // No access to the clipboard: the address is shown, to be copied by hand.
      button.replaceWith(element('input', { type: 'text', readOnly: true, value: url, className: 'widefat' }));
    }
  }

  let round = 0;
  async function look(mine, left) {
    try {
      const answer = await wp.apiFetch({ path: `/clinic-public-site/v1/receipt/${post}` });
      if (mine !== round || !part('state')) return;
      const waits = answer.current === false && left > 0;
      part('state').textContent = sentence(answer, !waits);
      part('state').dataset.current = String(answer.current);
      part('actions').replaceChildren(...actions(answer));
      if (record) showInvalid(answer.invalid ?? []);
      else if (answer.receipt?.status === 200 && !answer.receipt.indexed && answer.expected === 'shown')
        part('state').append(' ', __('Search engines are asked to stay away.', 'clinic-public-site'));
      if (waits) setTimeout(() => mine === round && look(mine, left - 1), PAUSE_MS);
    } catch {
      if (mine === round && part('state'))
        part('state').textContent = __('The public site could not be asked. Save again to try once more.', 'clinic-public-site');
    }
  }

  /** A finding in words. `examples` are shown behind it. */
  const FINDINGS = {
    'image-without-alt': (n) =>
      _n('%d picture has no alternative text', '%d pictures have no alternative text', n, 'clinic-public-site'),
    'image-elsewhere': (n) =>
      _n(
        '%d picture is not in the media library: patients do not see it in its place',
        '%d pictures are not in the media library: patients do not see them in their places',
        n,
        'clinic-public-site',
      ),
    'image-format': (n) =>
      _n(
        '%d picture is of a kind that browsers do not show: save it as JPEG, and put it in anew',
        '%d pictures are of a kind that browsers do not show: save them as JPEG, and put them in anew',
        n,
        'clinic-public-site',
      ),
    'picture-without-file': (n) =>
      _n(
        '%d picture came without its file, as from Word: upload it, or take it out',
        '%d pictures came without their files, as from Word: upload them, or take them out',
        n,
        'clinic-public-site',
      ),
    'missing-file': (n) =>
      _n(
        '%d file is no longer in the media library: patients see neither the picture nor the link',
        '%d files are no longer in the media library: patients see neither the pictures nor the links',
        n,
        'clinic-public-site',
      ),
    'featured-without-alt': () => __('The featured image has no alternative text', 'clinic-public-site'),
    'featured-format': () =>
      __('The featured image is of a kind that browsers do not show: save it as JPEG, and choose it anew', 'clinic-public-site'),
    dropped: (n) => _n('%d part will not be shown', '%d parts will not be shown', n, 'clinic-public-site'),
    colour: (n) =>
      _n(
        '%d block without a colour chosen for it: its words would be hard to read, or the colour is a gradient',
        '%d blocks without a colour chosen for them: their words would be hard to read, or the colour is a gradient',
        n,
        'clinic-public-site',
      ),
    frame: (n) => _n('%d frame becomes a link or is left out', '%d frames become links or are left out', n, 'clinic-public-site'),
    shortcode: (n) => _n('%d leftover code in square brackets', '%d leftover codes in square brackets', n, 'clinic-public-site'),
    'dead-link': (n) => _n('%d link leads nowhere', '%d links lead nowhere', n, 'clinic-public-site'),
    language: () => __('The site has no articles in the language of this one: patients do not see it', 'clinic-public-site'),
    promise: (n) => _n('%d word that promises or praises', '%d words that promise or praise', n, 'clinic-public-site'),
    'no-title': () => __('No title: the words of the address stand in its place', 'clinic-public-site'),
    'long-title': () => __('The title is longer than search engines show', 'clinic-public-site'),
    'long-text': () => __('The text is too long: its end will not be shown', 'clinic-public-site'),
    'deep-text': () => __('The text is nested too deeply: its words alone will be shown', 'clinic-public-site'),
    category: () => __('No category: it will stand under no tab', 'clinic-public-site'),
  };

  function showReport(findings) {
    const place = part('report');
    if (!place) return;
    const known = findings?.filter(({ kind }) => FINDINGS[kind]) ?? [];
    if (findings === null)
      place.replaceChildren(element('p', { textContent: __('The text could not be checked.', 'clinic-public-site') }));
    else if (known.length === 0)
      place.replaceChildren(element('p', { textContent: __('Nothing to look at in the saved text.', 'clinic-public-site') }));
    else {
      const items = known.map(({ kind, count, examples }) => {
        const detail = examples.length ? `: ${examples.join(', ')}` : '';
        return element('li', { textContent: sprintf(FINDINGS[kind](count), count) + detail });
      });
      place.replaceChildren(
        element('p', { textContent: __('Please look at this in the saved text:', 'clinic-public-site') }),
        element('ul', {}, ...items),
      );
    }
  }

  /** Fields that the public site does not take, so that patients see what the file says. */
  function showInvalid(invalid) {
    const items = invalid.map(({ label, message }) => element('li', { textContent: `${label}: ${message}` }));
    part('report').replaceChildren(
      ...(items.length
        ? [
            element('p', { textContent: __('The public site shows what the file says instead of:', 'clinic-public-site') }),
            element('ul', {}, ...items),
          ]
        : []),
    );
  }

  async function report(mine) {
    try {
      const { findings } = await wp.apiFetch({ path: `/clinic-public-site/v1/report/${post}` });
      if (mine === round) showReport(findings);
    } catch {
      if (mine === round) showReport(null);
    }
  }

  async function start() {
    round += 1;
    const mine = round;
    await look(mine, POLLS);
    if (mine === round && !record) await report(mine);
  }

  start();
  if (!window.wp?.data?.select('core/editor')) return;
  let saving = false;
  wp.data.subscribe(() => {
    const editor = wp.data.select('core/editor');
    const now = editor.isSavingPost() && !editor.isAutosavingPost();
    if (saving && !now) start();
    saving = now;
  });
})();
