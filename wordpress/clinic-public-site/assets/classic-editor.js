/** The box "Search engines and sharing" of the classic editor: counters, and the picture from the media library. */
(() => {
  const { __, sprintf } = wp.i18n;
  const box = document.getElementById('clinic-public-site-search-box');
  if (!box) return;

  const counter = (length, limit) =>
    length > limit
      ? sprintf(__('%1$d characters: search engines cut it after about %2$d.', 'clinic-public-site'), length, limit)
      : sprintf(__('%1$d of %2$d characters', 'clinic-public-site'), length, limit);

  for (const input of box.querySelectorAll('[data-limit]')) {
    const help = document.getElementById(input.getAttribute('aria-describedby'));
    const without = help.textContent;
    const show = () => {
      const { length } = [...input.value.trim()];
      help.textContent = length ? counter(length, Number(input.dataset.limit)) : without;
    };
    input.addEventListener('input', show);
    show();
  }

  const social = box.querySelector('.cps-social');
  if (!social) return;
  const id = social.querySelector('input');
  const picture = social.querySelector('.cps-social-picture');
  const remove = social.querySelector('.cps-social-remove');
  let frame;

  social.querySelector('.cps-social-choose').addEventListener('click', () => {
    frame ??= wp.media({ title: __('Choose a picture', 'clinic-public-site'), library: { type: 'image' }, multiple: false });
    frame.off('select').on('select', () => {
      const chosen = frame.state().get('selection').first().toJSON();
      id.value = chosen.id;
      const shown = Object.assign(document.createElement('img'), {
        src: chosen.sizes?.medium?.url ?? chosen.url,
        alt: chosen.alt,
      });
      picture.replaceChildren(shown);
      remove.hidden = false;
    });
    frame.open();
  });
  remove.addEventListener('click', () => {
    id.value = '';
    picture.replaceChildren();
    remove.hidden = true;
  });
})();
