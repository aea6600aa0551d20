import { type ReactNode, useEffect, useRef } from 'react';
import style from './before-after.module.css';

export interface BeforeAfterProps {
  /** What is compared, for example "Rhinoplasty, case 1". */
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** `compare`: a slider over two stacked pictures. `pair`: side by side, as inside a carousel, where dragging means something else. */
  mode?: 'compare' | 'pair';
  /** The small visible word Illustration, while the pictures are drawn. */
  illustration?: boolean;
}

/** Share of the before picture shown at first, in per cent. */
const START_PERCENT = 50;

/**
 * Two states of one case, named in words on the pictures. The slider is a native range input over them: keyboard, touch and
 * name come with it. Without script it is gone and the pictures stand side by side.
 */
export function BeforeAfter({ label, before, after, mode = 'compare', illustration = false }: BeforeAfterProps) {
  const compare = mode === 'compare';
  return (
    <figure className={compare ? `${style.stage} ${style.compare}` : style.stage} aria-label={label}>
      <div className={style.before}>
        {before}
        <span className={style.tag}>Before</span>
      </div>
      <div className={style.after}>
        {after}
        <span className={style.tag}>After</span>
      </div>
      {compare && <Slider label={label} />}
      {illustration && <span className={style.note}>Illustration</span>}
    </figure>
  );
}

function Slider({ label }: { label: string }) {
  const range = useRef<HTMLInputElement>(null);

  /** Through the CSSOM: a style attribute in the HTML would be blocked by the content security policy. */
  function cut(): void {
    const { current } = range;
    current?.parentElement?.style.setProperty('--cut', `${current.value}%`);
    current?.setAttribute('aria-valuetext', `${current.value} % before`);
  }
  // It may have been moved before hydration.
  useEffect(cut, []);
  return (
    <>
      <input
        ref={range}
        className={style.range}
        type="range"
        min="0"
        max="100"
        defaultValue={START_PERCENT}
        aria-label={`Compare before and after: ${label}`}
        onInput={cut}
      />
      <span className={style.handle} aria-hidden="true" />
    </>
  );
}
