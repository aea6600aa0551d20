/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** What words are written in, and what they stand on. */
export interface Ground {
  ink: Colour;
  paper: Colour;
  /** In a button of which only the outline is drawn. */
  isOutlined?: boolean;
}

/** That of an article, as the style sheets have it (`tokens.css`). */
export const PAGE: Ground = { ink: [33, 20, 46], paper: [251, 249, 249] };

/** The least contrast of words with what lies behind them (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** The palette that every WordPress brings; the colours of a theme are told by the plugin (`includes/colours.php`). */
const PALETTE = new Map([
  ['black', '#000000'],
  ['cyan-bluish-gray', '#abb8c3'],
  ['white', '#ffffff'],
  ['pale-pink', '#f78da7'],
  ['vivid-red', '#cf2e2e'],
  ['luminous-vivid-orange', '#ff6900'],
  ['luminous-vivid-amber', '#fcb900'],
  ['light-green-cyan', '#7bdcb5'],
  ['vivid-green-cyan', '#00d084'],
  ['pale-cyan-blue', '#8ed1fc'],
  ['vivid-cyan-blue', '#0693e3'],
  ['vivid-purple', '#9b51e0'],
]);

const PRESET = /^var\(\s*--wp--preset--color--([a-z0-9-]+)\s*\)$/;
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/;
const RGB = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/]\s*(0|1|0?\.\d+|1\.0+)\s*)?\)$/;

/** A colour as the editor writes it; null for no colour at all, such as one that is all transparent, and for what is half transparent. */
export function colourOf(text: string): Colour | null {
  const said = text.trim().toLowerCase();
  const [, hex] = HEX.exec(PALETTE.get(PRESET.exec(said)?.[1] ?? '') ?? said) ?? [];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [, red, green, blue, alpha = '1'] = RGB.exec(said) ?? [];
  return red && Number(alpha) === 1 ? [capped(red), capped(Number(green)), capped(Number(blue))] : null;
}

const capped = (part: number | string): number => Math.min(255, Number(part));

/** That of a class such as `has-vivid-red-color`, by the name in it. */
export const colourNamed = (name: string): Colour | null => colourOf(PALETTE.get(name) ?? '');

const linear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Whether words of the one colour can be read on the other. */
export function isReadable(ink: Colour, paper: Colour): boolean {
  const [dark = 0, light = 0] = [luminance(ink), luminance(paper)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST;
}

/** Hue in degrees, saturation and lightness in percent, as the classes of the style sheet are named. */
export interface Shade {
  hue: number;
  saturation: number;
  lightness: number;
}

const HUES = Array.from({ length: 18 }, (_, step) => step * 20);
const SATURATIONS = [40, 70, 100];
const LIGHTNESSES = [15, 25, 35, 45, 55, 65, 75, 85, 93, 97];

interface Shown {
  shade: Shade;
  colour: Colour;
}

/** Every shade that the style sheet knows (`article-choices.css`), with its colour. */
export const SHADES: readonly (Shown & { at: ReturnType<typeof lab> })[] = [
  ...[0, ...LIGHTNESSES, 100].map((lightness) => ({ hue: 0, saturation: 0, lightness })),
  ...HUES.flatMap((hue) => SATURATIONS.flatMap((saturation) => LIGHTNESSES.map((lightness) => ({ hue, saturation, lightness })))),
].map((shade) => {
  const colour = rgbOf(shade);
  return { shade, colour, at: lab(colour) };
});

function rgbOf({ hue, saturation, lightness }: Shade): Colour {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (turn: number): number => {
    const at = (turn + hue / 30) % 12;
    return Math.round(255 * (lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** The shade that looks most like a colour, of those that `fits` takes. */
export function nearestShade(colour: Colour, fits: (shown: Colour) => boolean): Shown | undefined {
  const [light, green, blue] = lab(colour);
  let best: Shown | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of SHADES) {
    const distance = (one.at[0] - light) ** 2 + (one.at[1] - green) ** 2 + (one.at[2] - blue) ** 2;
    if (distance >= least || !fits(one.colour)) continue;
    [best, least] = [one, distance];
  }
  return best;
}

/** Oklab: distances in it are about as large as they look. */
function lab([red, green, blue]: Colour): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
