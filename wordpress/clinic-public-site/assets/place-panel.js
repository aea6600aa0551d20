/** The panel "Place on the public site" beside the text of a page. What is chosen is stored as meta of the page. */
(() => {
  const { __, sprintf } = wp.i18n;
  const { createElement: h } = wp.element;
  const { CheckboxControl, Notice, TextControl } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  // Since WordPress 6.6 the panel belongs to wp.editor.
  const Panel = wp.editor.PluginDocumentSettingPanel ?? wp.editPost.PluginDocumentSettingPanel;
  const facts = window.clinicPublicSitePlace;

  const checkbox = (label, checked, onChange, help) =>
    h(CheckboxControl, { label, help, checked, onChange, __nextHasNoMarginBottom: true });

  /** What it says of the address, and whether that is something to be mended. */
  function Address({ slug, isNested }) {
    if (facts.reserved.includes(slug))
      return h(
        Notice,
        { status: 'error', isDismissible: false },
        sprintf(
          __(
            'The address %s belongs to the public site itself. Choose another slug, or do not show this page there.',
            'clinic-public-site',
          ),
          `/${slug}`,
        ),
      );
    const where = slug ? `${facts.site.replace(/^https?:\/\//, '')}/${slug}` : '';
    return h(
      'p',
      { className: 'cps-place-address' },
      where,
      isNested && ` ${__('Pages under another page stand under their own slug alone.', 'clinic-public-site')}`,
    );
  }

  function Choices({ page, set, setOrder }) {
    const { meta, slug, order, isNested } = page;
    return [
      h(Address, { key: 'address', slug, isNested }),
      h(
        'div',
        { key: 'menu' },
        checkbox(__('Link to it in the menu', 'clinic-public-site'), Boolean(meta[facts.menu]), set(facts.menu)),
      ),
      h(
        'div',
        { key: 'footer' },
        checkbox(__('Link to it in the footer', 'clinic-public-site'), Boolean(meta[facts.footer]), set(facts.footer)),
      ),
      h(TextControl, {
        key: 'label',
        label: __('Short name for menu and footer', 'clinic-public-site'),
        help: __('Without one, the title.', 'clinic-public-site'),
        value: meta[facts.label] ?? '',
        maxLength: facts.length,
        onChange: set(facts.label),
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      }),
      h(TextControl, {
        key: 'order',
        type: 'number',
        label: __('Order', 'clinic-public-site'),
        help: __('The lowest number stands first.', 'clinic-public-site'),
        value: String(order),
        onChange: (text) => setOrder(Number.parseInt(text, 10) || 0),
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      }),
    ];
  }

  function PlacePanel() {
    const page = useSelect((select) => {
      const editor = select('core/editor');
      return {
        meta: editor.getEditedPostAttribute('meta') ?? {},
        slug: editor.getEditedPostSlug?.() ?? editor.getEditedPostAttribute('slug') ?? '',
        order: editor.getEditedPostAttribute('menu_order') ?? 0,
        isNested: Boolean(editor.getEditedPostAttribute('parent')),
      };
    }, []);
    const { editPost } = useDispatch('core/editor');
    const set = (name) => (value) => editPost({ meta: { [name]: value } });
    const isFixed = facts.fixed.includes(page.slug);
    const isShown = Boolean(page.meta[facts.shown]);
    return h(
      Panel,
      { name: 'clinic-public-site-place', title: __('Place on the public site', 'clinic-public-site'), className: 'cps-place' },
      isFixed
        ? h('p', {}, __('This page has its fixed place on the public site.', 'clinic-public-site'))
        : checkbox(
            __('Show on the public site', 'clinic-public-site'),
            isShown,
            set(facts.shown),
            isShown ? undefined : __('Patients do not see this page, even when it is published.', 'clinic-public-site'),
          ),
      !isFixed && isShown && h(Choices, { page, set, setOrder: (order) => editPost({ menu_order: order }) }),
    );
  }

  wp.plugins.registerPlugin('clinic-public-site-place', { render: PlacePanel, icon: 'admin-site' });
})();
