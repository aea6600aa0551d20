import * as words from '#words/data-saver';
import { colon } from '#words/language';
import { OUTLINE_UNITS } from './light-file.ts';
import style from './on-tap.module.css';

/** One picture in the formats there are, best first; the last one is what every browser reads. */
export type OfferedPicture = readonly [OfferedFile, ...OfferedFile[]];

interface OfferedFile {
  src: string;
  type?: string;
  /** Absent where nobody knows. */
  kilobytes?: number;
}

export interface OnTapProps {
  picture: OfferedPicture;
  /** Offered instead below 48rem. */
  tall?: OfferedPicture | undefined;
  alt: string;
  /** Pixels of the picture, for its shape. */
  width: number;
  height: number;
  /** `behind`: fills the positioned box it stands in, type over it. `natural`: never wider than the file. */
  fit?: 'box' | 'behind' | 'natural';
  /** What stands in the picture's place before the tap: the path of an SVG. */
  outline?: string | undefined;
  /** The same of the tall one. */
  tallShape?: Shape;
  className?: string | undefined;
}

interface Shape {
  width: number;
  height: number;
  outline?: string | undefined;
}

/**
 * Stands where `src` must stand in valid HTML and costs nothing: browsers have it from the tab. It shows where no source matches, which
 * is where the picture is not displayed anyway.
 */
export const NO_FILE = '/favicon.svg';

/**
 * With script, lazy pictures without a box are not fetched: a checkbox gives them one, by style sheet alone. Without script browsers
 * ignore `loading=lazy`, so no source matches then, and a link to the file stands in place of the checkbox.
 */
const SCRIPTED = '(scripting: enabled)';
const PHONE = '(max-width: 47.99rem)';

/** A picture that is not fetched before a tap. Works before and without our script; stands outside of links and buttons. */
export function OnTap({ picture, tall, alt, width, height, fit = 'box', outline, tallShape, className }: OnTapProps) {
  const linked = (tall ?? picture).at(-1) ?? picture[0];
  return (
    <span className={[style.onTap, style[fit], className].filter(Boolean).join(' ')}>
      {tallShape && <Outline {...tallShape} className={style.phone} />}
      <Outline width={width} height={height} outline={outline} className={tallShape && style.desk} />
      <a href={linked.src} data-print="none">
        <Words file={linked} alt={alt} />
      </a>
      <label data-print="none">
        <input type="checkbox" />
        <Words file={picture[0]} tall={tall?.[0]} alt={alt} />
      </label>
      <picture>
        {tall && <Sources of={tall} media={`${SCRIPTED} and ${PHONE}`} />}
        <Sources of={picture} media={SCRIPTED} />
        <img src={NO_FILE} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
      </picture>
    </span>
  );
}

/** Holds the place. Only the server knows the outline; React leaves that of the document as it is. */
const Outline = ({ width, height, outline, className }: Shape & { className?: string | undefined }) => (
  <svg
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    className={className}
    aria-hidden="true"
  >
    <path d={outline} transform={`scale(${Math.max(width, height) / OUTLINE_UNITS})`} suppressHydrationWarning />
  </svg>
);

const Sources = ({ of, media }: { of: OfferedPicture; media: string }) =>
  of.map(({ src, type }) => <source key={src} media={media} type={type} srcSet={src} />);

interface WordsProps {
  file: OfferedFile;
  /** What a phone gets instead. */
  tall?: OfferedFile | undefined;
  alt: string;
}

function Words({ file, tall, alt }: WordsProps) {
  return (
    <span>
      {tall ? words.showPicture : `${words.showPicture}${weight(file)}`}
      {tall && (
        <>
          <span className={style.phone}>{weight(tall)}</span>
          <span className={style.desk}>{weight(file)}</span>
        </>
      )}
      {alt && <span className="visually-hidden">{colon + alt}</span>}
    </span>
  );
}

const weight = ({ kilobytes }: OfferedFile): string => (kilobytes ? words.weight({ kilobytes }) : '');
