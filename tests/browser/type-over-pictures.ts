import sharp from 'sharp';
import type { LookedAt } from '../engines/webkit-page.ts';

/** A run of text that stands over a picture, as the page lays it out. Colours are 0 to 255, the fourth value 0 to 1. */
interface Run {
  text: string;
  colour: [number, number, number, number];
  /** 24 px, or 18.66 px in bold: WCAG asks for 3 : 1 instead of 4.5 : 1. */
  large: boolean;
  boxes: Box[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Share of a run's pixels that may be below the contrast it needs. */
const ALLOWED_SHARE = 0.01;
const SMALLEST_PICTURE_PX = 80;
/** Everything but the words, then the words alone in black on white. */
const WITHOUT_WORDS = '*, ::before, ::after { -webkit-text-fill-color: transparent !important; transition: none !important }';
const WORDS_ALONE = `*, ::before, ::after { background: none !important; border-color: transparent !important;
  box-shadow: none !important; backdrop-filter: none !important; transition: none !important; -webkit-text-fill-color: #000 !important }
  img, picture, svg, video, canvas { opacity: 0 !important } html { background: #fff !important }`;

/**
 * Text in the window that is too weak against what is painted behind it: one line for each run with more than one per cent of
 * its pixels below the contrast of WCAG 1.4.3. Contrast checkers that read styles cannot tell this for text over a picture.
 */
export async function weakTypeOverPictures(page: LookedAt): Promise<string[]> {
  const runs = await runsOverPictures(page);
  if (!runs.length) return [];
  const clip = around(runs, page.viewportSize() ?? { width: 0, height: 0 });
  const behind = await painted(page, clip, WITHOUT_WORDS);
  const words = await painted(page, clip, WORDS_ALONE);
  return runs.flatMap((run) => {
    const { weak, all, worst } = measure(run, clip, behind, words);
    if (!all || weak / all <= ALLOWED_SHARE) return [];
    return [`"${run.text}": ${((100 * weak) / all).toFixed(0)} % of its pixels too weak, the worst ${worst.toFixed(2)} : 1`];
  });
}

/** The part of the window that holds them all. */
function around(runs: Run[], window: { width: number; height: number }): Box {
  const boxes = runs.flatMap((run) => run.boxes);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.y))));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))));
  return { x, y, width: right - x, height: bottom - y };
}

/** A part of the window as it is painted under one more style sheet. */
async function painted(page: LookedAt, clip: Box, css: string): Promise<Pixels> {
  const set = (text: string) =>
    page.evaluate((value) => {
      // One sheet for all: WebKit forgets what is written on the sheets of a list.
      const own = document as Document & { probe?: CSSStyleSheet };
      const probe = own.probe ?? new CSSStyleSheet();
      if (!own.probe) document.adoptedStyleSheets = [...document.adoptedStyleSheets, probe];
      own.probe = probe;
      probe.replaceSync(value);
    }, text);
  await set(css);
  const png = await page.screenshot({ scale: 'css', clip });
  await set('');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function measure({ colour, large, boxes }: Run, clip: Box, behind: Pixels, words: Pixels) {
  const needed = large ? 3 : 4.5;
  let [weak, all, worst] = [0, 0, 21];
  for (const box of boxes) {
    const right = Math.min(words.width, Math.ceil(box.x - clip.x + box.width));
    const bottom = Math.min(words.height, Math.ceil(box.y - clip.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y - clip.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.floor(box.x - clip.x)); x < right; x++) {
        const at = (y * words.width + x) * 3;
        if ((words.data[at] ?? 255) > 127) continue;
        const ground = [behind.data[at] ?? 0, behind.data[at + 1] ?? 0, behind.data[at + 2] ?? 0];
        const contrast = contrastOf(over(colour, ground), ground);
        all++;
        if (contrast < needed) weak++;
        worst = Math.min(worst, contrast);
      }
    }
  }
  return { weak, all, worst };
}

const over = ([r, g, b, alpha]: Run['colour'], ground: number[]): number[] =>
  [r, g, b].map((value, index) => value * alpha + (ground[index] ?? 0) * (1 - alpha));

/** Relative luminance and contrast ratio as WCAG 2 defines them. */
function luminance(colour: number[]): number {
  const [r = 0, g = 0, b = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: number[], other: number[]): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Waits for the pictures in the window, then collects the runs of text whose boxes overlap one of them. */
const runsOverPictures = (page: LookedAt): Promise<Run[]> =>
  page.evaluate(async (smallest) => {
    const seen = (box: DOMRect) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const modal = document.querySelector('dialog:modal');
    const pictures = [...document.querySelectorAll('img')].filter((img) => {
      if (modal && !modal.contains(img)) return false;
      const box = img.getBoundingClientRect();
      return box.width >= smallest && box.height >= smallest && seen(box) && img.checkVisibility();
    });
    // Firefox decodes none that has not begun to come.
    const come = (img: HTMLImageElement) =>
      img.complete || new Promise((done) => ['load', 'error'].map((type) => img.addEventListener(type, done)));
    await Promise.all(pictures.map(async (img) => (await come(img)) && img.decode().catch(() => {})));
    const frames = pictures.map((img) => img.getBoundingClientRect());
    const overlaps = (box: DOMRect) =>
      seen(box) &&
      frames.some(
        (frame) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom,
      );
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colourOf = (value: string): [number, number, number, number] => {
      if (!canvas) throw new Error('No canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 255] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255];
    };
    const runs: Run[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!parent || !text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, noscript, script, style, header')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1 && overlaps(box));
      if (!boxes.length) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(parent);
      const size = Number.parseFloat(fontSize);
      runs.push({
        text: text.slice(0, 40),
        colour: colourOf(color),
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        boxes: boxes.map(({ x, y, width, height }) => ({ x, y, width, height })),
      });
    }
    return runs;
  }, SMALLEST_PICTURE_PX);
