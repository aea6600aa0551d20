import { defaultSchema, type Options } from 'rehype-sanitize';
import { formulaSchema } from './formula.ts';

const words = (text: string): string[] => text.split(' ');

/** Classes that style blocks. Anything else an editor or a plugin writes could meet a class of our own. */
const BLOCK_CLASS = new RegExp(
  `^(?:${[
    'wp-block-[a-z0-9_-]+',
    'wp-element-[a-z-]+',
    'wp-caption(?:-text)?',
    'wp-embed-aspect-\\d+-\\d+',
    'wp-has-aspect-ratio',
    // Shades are ours to give: words have to be readable in them (`ink-and-paper.ts`).
    '(?!is-(?:ink|paper))(?:is|has|are|size)-[a-z0-9-]+',
    'align(?:left|right|center|none|wide|full)',
    'columns-[a-z0-9]+',
    'gallery(?:-[a-z0-9-]+)?',
  ].join('|')})$`,
);

/**
 * What may pass from WordPress into our pages, on top of the maintained default schema. Frames, players, pictures, buttons and formulas pass
 * here only to be replaced or rewritten by `rewriteTree`, which runs next; nothing else of a third party passes at all. The same goes for
 * `style`: sizes, sides and colours are read from it, and no style comes out.
 * Unknown elements give way to their children (a form or an accordion button may hold half of an article); `strip` names those
 * whose children are not text for readers.
 */
export const sanitiseSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => !['input', 'picture'].includes(name)),
    ...words(
      'abbr address article aside bdi bdo caption cite col colgroup dfn figcaption figure footer header mark small time u wbr',
    ),
    ...words('iframe video audio track button'),
    ...formulaSchema.tagNames,
  ],
  ancestors: {
    ...defaultSchema.ancestors,
    ...formulaSchema.ancestors,
    caption: ['table'],
    col: ['table'],
    colgroup: ['table'],
    source: ['video', 'audio'],
    track: ['video'],
  },
  attributes: {
    '*': ['id', 'lang', 'dir', 'title', ['ariaHidden', 'true'], ['className', BLOCK_CLASS]],
    a: ['href', 'name', 'style', 'ariaLabel', ['rel', 'nofollow', 'sponsored', 'ugc']],
    img: ['src', 'srcSet', 'alt', 'width', 'height', 'style', 'ariaDescribedBy'],
    div: ['style'],
    ...Object.fromEntries(words('article aside footer header section').map((name) => [name, ['style']])),
    ...Object.fromEntries(
      words('p h1 h2 h3 h4 h5 h6 ul blockquote figure pre details table mark span').map((name) => [name, ['style']]),
    ),
    iframe: ['src', 'width', 'height', 'style'],
    video: ['src', 'poster', 'loop', 'muted', 'width', 'height', 'style'],
    audio: ['src', 'loop'],
    track: ['src', 'kind', 'srcLang', 'label'],
    source: ['src'],
    details: ['open', 'name'],
    ol: ['style', 'start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I']],
    li: ['style', 'value'],
    td: ['style', 'colSpan', 'rowSpan', 'headers'],
    th: ['style', 'colSpan', 'rowSpan', 'headers', 'scope'],
    col: ['span'],
    colgroup: ['span'],
    del: ['dateTime'],
    ins: ['dateTime'],
    time: ['dateTime'],
    ...formulaSchema.attributes,
  },
  clobber: ['ariaDescribedBy', 'headers', 'id', 'name'],
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], src: ['http', 'https'], poster: ['http', 'https'] },
  required: {},
  strip: [
    ...words('script style template svg object applet embed noembed noframes title textarea select datalist'),
    ...formulaSchema.strip,
  ],
} satisfies Options;
