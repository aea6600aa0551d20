import type { Picture } from '../../../src/content/records.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { member, textMember } from '../client/members.ts';
import { collapse } from '../sanitise/text-of-html.ts';
import { pictureFromField } from './map-picture.ts';

/** What the plugin answers beside the text (`clinic_public_site`), and what Yoast SEO says of itself (`yoast_head_json`). */
export interface ContentState {
  /** Changes with everything that the page shows; empty where the plugin is absent. */
  version: string;
  title: string;
  description: string;
  socialImage: Picture | null;
  /** The editor asked search engines to stay away. */
  noindex: boolean;
  /** Language of the text as a BCP 47 tag; empty: that of the site. */
  lang: string;
}

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const VERSION = /^[\w-]{8,64}$/;

/** Reads both members; the plugin's own come first. Unknown shapes count as nothing said. */
export function mapState(raw: unknown, origins: ContentOrigins): ContentState {
  const own = member(raw, 'clinic_public_site');
  const yoast = member(raw, 'yoast_head_json');
  const text = (name: string): string => collapse(textMember(own, name)) || collapse(textMember(yoast, name));
  const picture = (field: unknown): Picture | null => {
    const found = pictureFromField(field, origins);
    return typeof found === 'number' ? null : found;
  };
  const version = textMember(own, 'version');
  const lang = textMember(own, 'language');
  return {
    version: VERSION.test(version) ? version : '',
    title: text('title'),
    description: text('description'),
    socialImage: picture(member(own, 'image')) ?? picture(member(yoast, 'og_image', 0)),
    noindex: isNoindex(raw) ?? false,
    lang: LANGUAGE.test(lang) ? lang : '',
  };
}

/** Whether search engines are asked to stay away; undefined where nobody says so either way. */
export function isNoindex(raw: unknown): boolean | undefined {
  const own = member(raw, 'clinic_public_site', 'noindex');
  const yoast = member(raw, 'yoast_head_json', 'robots', 'index');
  if (typeof own !== 'boolean' && typeof yoast !== 'string') return undefined;
  return own === true || yoast === 'noindex';
}
