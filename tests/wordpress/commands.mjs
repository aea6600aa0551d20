import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export const execute = promisify(execFile);

export const npm = (...args) => execute('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error']);

/** A PHP script that loads the WordPress under `site` as its administrator and then runs the code. */
export const script = (site, port, code, { installing } = {}) => `<?php
error_reporting( E_ALL & ~E_DEPRECATED & ~E_NOTICE );
$_SERVER['HTTP_HOST'] = '127.0.0.1:${port}';
$_SERVER['REQUEST_URI'] = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
${installing ? `define( 'WP_INSTALLING', true ); define( 'WP_SITEURL', 'http://127.0.0.1:${port}' );` : ''}
require '${site}/wp-load.php';
wp_set_current_user( 1 );
${code}`;
