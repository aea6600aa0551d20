import { languages } from '#languages';
import { managedSlugs, reservedSlugs } from '../../src/routes.ts';

/** The file of the plugin for WordPress that says which slugs no page of an editor can have, and which have a place of their own. */
export const RESERVED_SLUGS_FILE = 'wordpress/clinic-public-site/includes/reserved-slugs.php';

const constant = (name: string, slugs: readonly string[]): string =>
  `const ${name} = array(\n${slugs.map((slug) => `\t'${slug}',\n`).join('')});\n`;

/** Its text, from the routes of the site. */
export const reservedSlugsFile = (): string => `<?php
/**
 * Addresses of the public site. Generated from its routes (src/routes.ts) by every build: not to be edited by hand.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Slugs that no page can have on the public site, because the address is the site's own. */
${constant('RESERVED_SLUGS', reservedSlugs())}
/** Slugs whose page has its place on the public site, whatever its editor chooses. */
${constant('FIXED_SLUGS', managedSlugs().toSorted())}`;

/** The file of the plugin that says in which languages, besides English, the site has pages or is to have them. */
export const SITE_LANGUAGES_FILE = 'wordpress/clinic-public-site/includes/site-languages.php';

/** Its text, from `src/languages`. */
export const siteLanguagesFile = (): string => `<?php
/**
 * Languages of the public site. Generated from its folders (src/languages) by every build: not to be edited by hand.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Code => the name of the language in its own script; English, the source of all, aside. */
const SITE_LANGUAGES = array(
${languages.map(({ code, name }) => `\t'${code}' => '${name.replace(/['\\\\]/g, '\\\\$&')}',\n`).join('')});
`;
