<?php
/**
 * Languages of the public site. Generated from its folders (src/languages) by every build: not to be edited by hand.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Code => the name of the language in its own script; English, the source of all, aside. */
const SITE_LANGUAGES = array(
	'ar' => 'العربية',
	'bn' => 'বাংলা',
	'fr' => 'Français',
);
