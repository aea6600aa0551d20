<?php
/**
 * Addresses of the public site. Generated from its routes (src/routes.ts) by every build: not to be edited by hand.
 *
 * @package Clinic_Public_Site
 */

namespace Clinic_Public_Site;

defined( 'ABSPATH' ) || exit;

/** Slugs that no page can have on the public site, because the address is the site's own. */
const RESERVED_SLUGS = array(
	'404',
	'_p',
	'abdominal-contouring',
	'about',
	'about-us',
	'aboutus',
	'acne-and-scars',
	'anti-ageing',
	'api',
	'ar',
	'assets',
	'blepharo-plasty',
	'blepharoplasty',
	'blogs',
	'bn',
	'body-contouring',
	'breast-enhancement',
	'cdn-cgi',
	'contact-us',
	'embed',
	'enquiry',
	'fillers-and-botox',
	'fr',
	'gallery',
	'gynaecomastia-male-breast-moobs',
	'hair-transplant',
	'health',
	'international',
	'laser-hair-removal',
	'laser-scar-revision',
	'laser-skin-rejuvenation',
	'laser-tattoo-removal',
	'liposuction',
	'media',
	'ops',
	'our-doctors',
	'p',
	'patient-stories',
	'plan-your-stay',
	'platelet-rich-plasma-injections',
	'posts',
	'preview',
	'privacy-policy',
	'qualified-doctors',
	'rhinoplasty',
	'services',
	'share',
	'sitemaps',
	'stretch-marks-treatment',
	'structural-fat-grafting',
	'terms-conditions',
	'test-page',
	'thank-you',
	'widgets',
);

/** Slugs whose page has its place on the public site, whatever its editor chooses. */
const FIXED_SLUGS = array(
	'acne-and-acne-scars-in-bangalore',
	'body-contouring-in-bangalore',
	'breast-augmentation-in-bangalore',
	'dark-circles-and-under-eye-bags-in-bangalore',
	'dark-circles-under-eye-bags',
	'facelift-in-bangalore',
	'fillers-and-botox-in-bangalore',
	'hair-transplant-in-bangalore',
	'laser-hair-removal-in-bangalore',
	'laser-tattoo-removal-in-bangalore',
	'mommy-makeover-in-bangalore',
	'nose-jobs',
	'other-services',
	'prp-platelet-rich-plasma-in-bangalore',
	'rhinoplasty-in-bangalore',
);
