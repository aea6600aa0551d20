/** `npm run assets -- qr`: makes a committed file of `src/` anew from its source. */
import { commandLine, wrongUsage } from '../../scripts/command-line.ts';

const usage = `
npm run assets -- <name>

Makes committed files anew after their source has changed:
  qr            the footer's QR image, from the map link of src/content/clinic.yaml
  icons         the icon sprite, from lucide-static
  fonts         the two faces, from the fontsource packages
  parted-lines  the picture of the not-found page`;

const makers: Record<string, () => Promise<unknown>> = {
  qr: () => import('./qr.ts'),
  icons: () => import('./icons.ts'),
  fonts: () => import('./fonts.ts'),
  'parted-lines': () => import('./parted-lines.ts'),
};
const [name = ''] = commandLine(usage, { allowPositionals: true }).positionals;
const make = makers[name];
if (!make) wrongUsage(name ? `There is no ${name}.` : 'Which file?', usage);
await make();
