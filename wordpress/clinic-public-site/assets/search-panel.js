/** The panel "Search engines and sharing" beside the text. What is typed is stored as meta of the post. */
(() => {
  const { __, sprintf } = wp.i18n;
  const { createElement: h, Fragment, useState } = wp.element;
  const { Button, CheckboxControl, ComboboxControl, SelectControl, TextControl, TextareaControl } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { MediaUpload, MediaUploadCheck } = wp.blockEditor;
  // Since WordPress 6.6 the panel belongs to wp.editor.
  const Panel = wp.editor.PluginDocumentSettingPanel ?? wp.editPost.PluginDocumentSettingPanel;
  const facts = window.clinicPublicSiteSearch;
  const LIMITS = { title: 60, description: 160 };
  const offers = (name) => !facts.elsewhere.includes(name);
  const languages = facts.languages.map(([value, label]) => ({ value, label }));

  const counter = (text, limit) => {
    const length = [...text].length;
    return length > limit
      ? sprintf(__('%1$d characters: search engines cut it after about %2$d.', 'clinic-public-site'), length, limit)
      : sprintf(__('%1$d of %2$d characters', 'clinic-public-site'), length, limit);
  };

  /** As a search engine would show it. */
  function Result({ title, description, slug }) {
    const address = `${facts.site.replace(/^https?:\/\//, '')}${facts.prefix}${slug}`;
    const cut = (text, limit) => ([...text].length > limit ? `${[...text].slice(0, limit - 1).join('')}…` : text);
    return h(
      'div',
      { className: 'cps-result', role: 'group', 'aria-label': __('As a search engine may show it', 'clinic-public-site') },
      h('div', { className: 'cps-result-address' }, address),
      h('div', { className: 'cps-result-title', dir: 'auto' }, cut(title, LIMITS.title)),
      h('div', { className: 'cps-result-text', dir: 'auto' }, cut(description, LIMITS.description)),
    );
  }

  function SocialPicture({ id, choose }) {
    const picture = useSelect((select) => (id ? select('core').getMedia(id, { context: 'view' }) : null), [id]);
    const label = id ? __('Replace the picture', 'clinic-public-site') : __('Choose a picture', 'clinic-public-site');
    return h(
      'div',
      { className: 'cps-social' },
      h('p', {}, __('Picture for WhatsApp, Facebook and the like. Without one, the featured image.', 'clinic-public-site')),
      picture && h('img', { src: picture.media_details?.sizes?.medium?.source_url ?? picture.source_url, alt: picture.alt_text }),
      h(
        MediaUploadCheck,
        {},
        h(MediaUpload, {
          allowedTypes: ['image'],
          value: id,
          onSelect: (chosen) => choose(chosen.id),
          render: ({ open }) => h(Button, { variant: 'secondary', onClick: open }, label),
        }),
      ),
      Boolean(id) &&
        h(Button, { variant: 'link', isDestructive: true, onClick: () => choose(0) }, __('Remove', 'clinic-public-site')),
    );
  }

  /** The article that this one translates, found by words of its title. */
  function TranslationOf({ id, choose }) {
    const [search, setSearch] = useState('');
    const fields = 'id,title';
    const found = useSelect(
      (select) => {
        const { getEntityRecords, getEntityRecord } = select('core');
        const chosen = id ? getEntityRecord('postType', 'post', id, { _fields: fields }) : null;
        const query = { search, per_page: 20, exclude: [facts.post], _fields: fields };
        const matches = getEntityRecords('postType', 'post', query) ?? [];
        return [...(chosen && !matches.some((one) => one.id === id) ? [chosen] : []), ...matches];
      },
      [id, search],
    );
    return h(ComboboxControl, {
      label: __('Translation of', 'clinic-public-site'),
      help: __('The article that this one translates. Readers find one from the other.', 'clinic-public-site'),
      value: id || null,
      options: found.map(({ id: value, title }) => ({ value, label: title?.raw ?? title?.rendered ?? String(value) })),
      onFilterValueChange: setSearch,
      onChange: (value) => choose(Number(value) || 0),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });
  }

  function SearchPanel() {
    const post = useSelect((select) => {
      const editor = select('core/editor');
      return {
        meta: editor.getEditedPostAttribute('meta') ?? {},
        title: editor.getEditedPostAttribute('title') ?? '',
        excerpt: editor.getEditedPostAttribute('excerpt') ?? '',
        slug: editor.getEditedPostSlug?.() ?? editor.getEditedPostAttribute('slug') ?? '',
      };
    }, []);
    const { editPost } = useDispatch('core/editor');
    const { meta } = post;
    const set = (name) => (value) => editPost({ meta: { [name]: value } });
    const title = meta.meta_title ?? '';
    const description = meta[facts.description] ?? '';
    return h(
      Panel,
      { name: 'clinic-public-site-search', title: __('Search engines and sharing', 'clinic-public-site') },
      h(Result, { title: title || post.title, description: description || post.excerpt, slug: post.slug }),
      offers('meta_title') &&
        h(TextControl, {
          label: __('Title for search engines', 'clinic-public-site'),
          help: title ? counter(title, LIMITS.title) : __('Without one, the title of the article.', 'clinic-public-site'),
          value: title,
          onChange: set('meta_title'),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
      offers(facts.description) &&
        h(TextareaControl, {
          label: __('Description for search engines', 'clinic-public-site'),
          help: description
            ? counter(description, LIMITS.description)
            : __('Without one, the excerpt or the beginning of the text.', 'clinic-public-site'),
          value: description,
          onChange: set(facts.description),
          __nextHasNoMarginBottom: true,
        }),
      offers('social_media') && h(SocialPicture, { id: meta.social_media ?? 0, choose: set('social_media') }),
      languages.length > 0 &&
        h(SelectControl, {
          label: __('Language of the text', 'clinic-public-site'),
          value: meta[facts.language] ?? '',
          options: languages.some(({ value }) => value === (meta[facts.language] ?? ''))
            ? languages
            : [...languages, { value: meta[facts.language], label: meta[facts.language] }],
          onChange: set(facts.language),
          __nextHasNoMarginBottom: true,
          __next40pxDefaultSize: true,
        }),
      languages.length > 0 &&
        facts.translation !== '' &&
        h(TranslationOf, { id: meta[facts.translation] ?? 0, choose: set(facts.translation) }),
      h(CheckboxControl, {
        label: __('Ask search engines to stay away', 'clinic-public-site'),
        help: __('The page stays on the site for everybody who has its address.', 'clinic-public-site'),
        checked: Boolean(meta[facts.noindex]),
        onChange: set(facts.noindex),
        __nextHasNoMarginBottom: true,
      }),
      facts.elsewhere.length > 0 && h(Fragment, {}, h('p', {}, __('Other fields are below the text.', 'clinic-public-site'))),
    );
  }

  wp.plugins.registerPlugin('clinic-public-site-search', { render: SearchPanel, icon: 'search' });
})();
