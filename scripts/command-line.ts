import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Why a command cannot do its work, in a sentence for whoever called it. Uncaught, it ends the command without a stack. */
export class CommandError extends Error {}

type Parsed<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/**
 * Reads the arguments of a command as `parseArgs` does. `--help` prints `usage` and ends the process; arguments that cannot be
 * understood print the reason and `usage`, and end it with exit code 2.
 * @param usage how the command is called and what it does, as the reader of a terminal sees it.
 */
export function commandLine<const T extends ParseArgsConfig>(usage: string, config: T = {} as T): Parsed<T> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage.trim());
    process.exit(0);
  }
  process.once('uncaughtException', explain);
  const lost = Object.keys(config.options ?? {}).find(keptByNpm);
  if (lost) wrongUsage(`npm kept --${lost} for itself: put -- before the arguments.`, usage);
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Options that npm has as well: who sets one in `.npmrc` has forgotten no dashes. */
const ALSO_OF_NPM = /^(?:name|offline|only|package|version|yes)$/;

/** Without `--` before it npm keeps an option for itself, with a warning at most: a dry run would be a real one. */
const keptByNpm = (option: string): boolean =>
  !ALSO_OF_NPM.test(option) && Boolean(process.env[`npm_config_${option.replaceAll('-', '_')}`]);

/** A wrong variable is the caller's as well; anything else is a fault of ours, and where it came from has to be seen. */
function explain(error: unknown): never {
  const isForReader =
    error instanceof CommandError || (error instanceof Error && error.constructor.name === 'ConfigurationError');
  console.error(isForReader ? error.message : error);
  process.exit(1);
}

/** Ends the process with exit code 2 and says how the command is called. */
export function wrongUsage(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage.trim()}`);
  process.exit(2);
}

/** The environment among the arguments. */
export function environmentOf(text: string | undefined, usage: string): 'staging' | 'production' {
  return text === 'staging' || text === 'production' ? text : wrongUsage('Where to? staging or production.', usage);
}

/** Refuses arguments after those that the command takes: what is ignored, somebody has meant. */
export function refuseMore(positionals: readonly string[], most: number, usage: string): void {
  const more = positionals[most];
  if (more !== undefined) wrongUsage(`Unexpected argument '${more}'.`, usage);
}

/** The address of a site among the arguments. `localhost:8787` is an address too, of a scheme that is none of ours. */
export const isSite = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** A number among the arguments, `least` or more: of a word, a command would measure nothing and report it as a result. */
export function numberOf(argument: string, text: string, { least, usage }: { least: number; usage: string }): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return number >= least && Number.isFinite(number) ? number : wrongUsage(`${argument} takes a number, ${least} or more.`, usage);
}

/** Says how to get a build where there is none in `dist/`: what looks for it later fails at a file that nobody knows. */
export function needsBuild(): void {
  if (!existsSync('dist/build-id.js')) throw new CommandError('There is no build in dist/: npm run build');
}

/** `fetch` itself says no more than that it failed; what failed is its cause, and of a name with several addresses its code alone. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
