/**
 * The form of a record: buttons to add, move and remove entries of lists, a count of characters, and the media library for pictures. Without
 * it the form works as well, by the places, the empty entry and the number of a picture that this script hides.
 */
(() => {
  const { __, sprintf } = wp.i18n;
  const form = document.querySelector('#clinic-public-site-record');
  if (!form) return;
  const entriesOf = (list) => [...list.children].filter((item) => item.matches('.cps-entry'));
  const button = (text, act) => {
    const made = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button button-small',
      textContent: text,
    });
    made.addEventListener('click', act);
    return made;
  };

  /** Places follow the order in which entries stand. */
  function number(list) {
    const entries = entriesOf(list);
    for (const [index, entry] of entries.entries()) {
      entry.querySelector(':scope > .cps-place input').value = String(index + 1);
      const [up, down] = entry.querySelectorAll(':scope > .cps-entry-actions > button');
      up.disabled = index === 0;
      down.disabled = index === entries.length - 1;
    }
    const add = list.parentElement.querySelector(':scope > .cps-add');
    if (add) add.disabled = entries.length >= Number(list.dataset.max);
  }

  /** The button that was pressed keeps the focus; at the end of the list, where it can do nothing more, its neighbour has it. */
  function move(entry, by, pressed) {
    const list = entry.parentElement;
    const entries = entriesOf(list);
    const at = entries.indexOf(entry);
    if (by < 0) entries[at - 1]?.before(entry);
    else entries[at + 1]?.after(entry);
    number(list);
    (pressed.disabled ? entry.querySelector('.cps-entry-actions > button:not(:disabled)') : pressed).focus();
    wp.a11y.speak(sprintf(__('Moved to place %d.', 'clinic-public-site'), entriesOf(list).indexOf(entry) + 1));
  }

  function remove(entry) {
    const list = entry.parentElement;
    const next = entry.nextElementSibling ?? entry.previousElementSibling;
    entry.remove();
    number(list);
    (next?.querySelector('input, textarea, select') ?? list.parentElement.querySelector(':scope > .cps-add')).focus();
    wp.a11y.speak(__('Removed.', 'clinic-public-site'));
  }

  function equip(entry) {
    const actions = Object.assign(document.createElement('div'), { className: 'cps-entry-actions' });
    const up = button(__('Move up', 'clinic-public-site'), () => move(entry, -1, up));
    const down = button(__('Move down', 'clinic-public-site'), () => move(entry, 1, down));
    actions.append(
      up,
      down,
      button(__('Remove', 'clinic-public-site'), () => remove(entry)),
    );
    entry.querySelector(':scope > .cps-place').hidden = true;
    entry.append(actions);
  }

  let added = 0;
  function addTo(list, blank) {
    added += 1;
    list.insertAdjacentHTML('beforeend', blank.innerHTML.replaceAll(list.dataset.token, `added${added}`));
    const entry = list.lastElementChild;
    start(entry);
    equip(entry);
    number(list);
    entry.querySelector('input, textarea, select').focus();
  }

  function startList(list) {
    const blank = list.parentElement.querySelector(':scope > .cps-blank');
    for (const entry of entriesOf(list)) if (entry.matches('.cps-new')) entry.remove();
    for (const entry of entriesOf(list)) equip(entry);
    const add = button(__('Add an entry', 'clinic-public-site'), () => addTo(list, blank));
    add.classList.add('cps-add');
    list.after(add);
    number(list);
  }

  /** Counted as the site counts. */
  function startCount(input) {
    const count = Object.assign(document.createElement('span'), { className: 'cps-count' });
    const { min, max } = input.dataset;
    const show = () => {
      const length = input.value.trim().length;
      count.textContent = sprintf(__('%1$d of at most %2$d characters', 'clinic-public-site'), length, Number(max));
      count.toggleAttribute('data-over', length > Number(max) || (length > 0 && length < Number(min)));
    };
    input.addEventListener('input', show);
    input.after(count);
    show();
  }

  /** In place of a number: the picture itself, and the media library. */
  function startPicture(group) {
    const input = group.querySelector('input');
    const shown = Object.assign(document.createElement('img'), { alt: '' });
    const show = (address) => {
      if (address) shown.src = address;
      shown.hidden = !address;
      restore.hidden = input.value === '';
    };
    let frame;
    const choose = button(__('Choose a picture', 'clinic-public-site'), () => {
      frame ??= wp.media({ title: __('Choose a picture', 'clinic-public-site'), library: { type: 'image' }, multiple: false });
      frame.off('select').on('select', () => {
        const { id, url, sizes, alt } = frame.state().get('selection').first().toJSON();
        input.value = String(id);
        show((sizes?.medium ?? sizes?.full)?.url ?? url);
        group.querySelector('textarea').placeholder = alt;
        choose.focus();
      });
      frame.open();
    });
    const restore = button(__('Show the picture of the site', 'clinic-public-site'), () => {
      input.value = '';
      show('');
      choose.focus();
    });
    input.parentElement.hidden = true;
    const buttons = Object.assign(document.createElement('div'), { className: 'cps-entry-actions' });
    buttons.append(choose, restore);
    group.prepend(shown, buttons);
    show(group.dataset.preview);
  }

  function start(root) {
    for (const group of root.querySelectorAll('.cps-picture')) startPicture(group);
    for (const list of root.querySelectorAll('.cps-list')) startList(list);
    for (const input of root.querySelectorAll('[data-max]:is(input, textarea)')) startCount(input);
  }

  /** Who leaves with something typed is asked first: WordPress itself asks for titles and texts alone, which a record has not. */
  function askBeforeLeaving(whole) {
    const typed = () =>
      JSON.stringify([...new FormData(whole)].filter(([name]) => name.startsWith('clinic_public_site_record[')));
    const before = typed();
    let isSaved = false;
    whole.addEventListener('submit', (event) => {
      // A preview opens beside the form.
      if (event.submitter?.name !== 'wp-preview') isSaved = true;
    });
    window.addEventListener('beforeunload', (event) => {
      if (!isSaved && typed() !== before) event.preventDefault();
    });
  }

  start(form);
  askBeforeLeaving(form.closest('form'));
  form.querySelector('[aria-invalid="true"]:not([hidden] *)')?.focus();
})();
