/** Fetches, installs and seeds a site once for each version of the files beside this one. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { execute, npm } from './commands.mjs';
import { unzip } from './php-wasm.mjs';

/** The archive leaves out scripts, styles and pictures of the editors' screens, which lie beside it. */
const WORDPRESS = {
  package: '@wp-playground/wordpress-builds@0.9.19',
  files: ['package/src/wordpress/wp-6.5.zip', 'package/public/wp-6.5'],
};
const SQLITE = { package: '@wp-playground/cli@3.1.53', files: ['package/sqlite-database-integration.zip'] };
const HERE = import.meta.dirname;
/** The plugin of the live system, installed as an ordinary one; what follows is for tests alone. */
const PLUGIN = path.join(HERE, '../../wordpress/clinic-public-site');
const OFFLINE = path.join(HERE, 'offline.php');
const DATABASE_IN_WASM = '/database';

const INSTALL = `
  foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
    $wpdb->query( "DROP TABLE $table" );
  }
  wp_cache_flush();
  require_once ABSPATH . 'wp-admin/includes/upgrade.php';
  wp_install( 'Clinic', 'admin', 'admin@example.test', true, '', 'password' );
  update_option( 'permalink_structure', '/%postname%/' );
  update_option( 'timezone_string', 'Asia/Kolkata' );
  update_option( 'default_comment_status', 'closed' );
  update_option( 'active_plugins', array( 'clinic-public-site/clinic-public-site.php' ) );`;

/** Leaves `site/` and `database/` under the home; does nothing when they are already those of these files. */
export async function prepare(options, engine) {
  const { home, source, database, file } = options;
  const state = path.join(home, 'prepared');
  const digest = fingerprint(source, database, file);
  if (!database && fs.existsSync(state) && fs.readFileSync(state, 'utf8') === digest) return;
  fs.rmSync(state, { force: true });
  await placeFiles(options);
  await seed(options, engine);
  fs.writeFileSync(state, digest);
}

/** Changes with the files that make the site, and with what it is made from. */
function fingerprint(...made) {
  const hash = createHash('sha256').update(JSON.stringify(made));
  const sources = fs.readdirSync(HERE).filter((name) => /\.(mjs|php)$/.test(name));
  for (const name of sources) hash.update(fs.readFileSync(path.join(HERE, name)));
  const parts = fs.readdirSync(PLUGIN, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of parts) hash.update(name).update(fs.readFileSync(path.join(parentPath, name)));
  return hash.digest('hex');
}

async function placeFiles({ home, source, database }) {
  const site = path.join(home, 'site');
  for (const folder of [site, path.join(home, 'database')]) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
  }
  if (source) fs.cpSync(source, site, { recursive: true, dereference: true, filter: (name) => fs.existsSync(name) });
  else {
    const [archive, screens] = await unpack(home, WORDPRESS);
    await unzip(home, archive, site);
    for (const folder of ['wp-admin', 'wp-includes']) {
      fs.cpSync(path.join(screens, folder), path.join(site, folder), { recursive: true });
    }
  }
  const content = path.join(site, 'wp-content');
  fs.rmSync(path.join(content, 'database'), { recursive: true, force: true });
  for (const folder of ['mu-plugins', 'plugins', 'themes', 'uploads']) {
    fs.mkdirSync(path.join(content, folder), { recursive: true });
  }
  fs.cpSync(PLUGIN, path.join(content, 'plugins', path.basename(PLUGIN)), { recursive: true });
  fs.copyFileSync(OFFLINE, path.join(content, 'mu-plugins', path.basename(OFFLINE)));
  if (!database) await placeSqlite(home, content);
  fs.writeFileSync(path.join(site, 'wp-config.php'), configuration(database));
}

async function placeSqlite(home, content) {
  const [archive] = await unpack(home, SQLITE);
  await unzip(home, archive, path.join(content, 'plugins'));
  const driver = path.join(content, 'plugins', 'sqlite-database-integration');
  fs.renameSync(path.join(content, 'plugins', 'plugin-sqlite-database-integration'), driver);
  fs.copyFileSync(path.join(driver, 'db.copy'), path.join(content, 'db.php'));
}

async function seed(options, engine) {
  const wordpress = await engine({ ...options, port: 8890, fresh: false });
  try {
    await wordpress.php(INSTALL, { installing: true });
    await wordpress.php(`flush_rewrite_rules(); require '${wordpress.tools}/seed.php'; Content_Seed\\run();`);
    if (!options.file) return;
    fs.copyFileSync(options.file, path.join(options.home, 'site', 'wp-content', 'import.xml'));
    const importer = `${wordpress.tools}/import-wxr.php`;
    await wordpress.php(`require '${importer}'; Content_Import\\run( WP_CONTENT_DIR . '/import.xml' );`);
  } finally {
    await wordpress.stop();
  }
}

function configuration(database) {
  const { username = '', password = '', host = '', pathname = '/wordpress' } = database ? new URL(database) : {};
  const constants = {
    DB_NAME: pathname.slice(1),
    DB_USER: username,
    DB_PASSWORD: password,
    DB_HOST: host,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_ENVIRONMENT_TYPE: 'local',
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISALLOW_FILE_MODS: true,
  };
  for (const name of ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE']) {
    constants[`${name}_KEY`] = `${name} key`;
    constants[`${name}_SALT`] = `${name} salt`;
  }
  const literal = (value) => (typeof value === 'string' ? `'${value}'` : value);
  return [
    '<?php',
    ...Object.entries(constants).map(([name, value]) => `define( '${name}', ${literal(value)} );`),
    `define( 'DB_DIR', getenv( 'CONTENT_DATABASE' ) ?: '${DATABASE_IN_WASM}' );`,
    "$table_prefix = 'wp_';",
    "defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
    "require_once ABSPATH . 'wp-settings.php';",
    '',
  ].join('\n');
}

/** Takes files or folders out of an npm package and answers where they lie. */
async function unpack(home, { package: name, files }) {
  const targets = files.map((file) => path.join(home, path.basename(file)));
  if (targets.every((target) => fs.existsSync(target))) return targets;
  const folder = fs.mkdtempSync(path.join(home, 'package-'));
  const { stdout } = await npm('pack', name, '--pack-destination', folder);
  await execute('tar', ['-xzf', path.join(folder, stdout.trim()), '-C', folder, ...files]);
  for (const [index, file] of files.entries()) {
    fs.rmSync(targets[index], { recursive: true, force: true });
    fs.renameSync(path.join(folder, file), targets[index]);
  }
  fs.rmSync(folder, { recursive: true });
  return targets;
}
