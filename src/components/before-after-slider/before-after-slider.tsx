import { useEffect, useRef } from 'react';
import * as words from '#words/pictures';
import { BeforeAfter, type BeforeAfterProps } from '../before-after/before-after.tsx';
import style from './before-after-slider.module.css';

/** Share of the before picture shown at first, in per cent. */
const START_PERCENT = 50;

/**
 * Two states of one case, one over the other. The slider is a native range input over them: keyboard, touch and name come with it.
 * Without script it is gone and the pictures stand side by side. Not for carousels, where dragging means something else.
 */
export function BeforeAfterSlider(props: Omit<BeforeAfterProps, 'className' | 'children'>) {
  return (
    <BeforeAfter {...props} className={style.compare}>
      <Slider label={props.label} />
    </BeforeAfter>
  );
}

function Slider({ label }: { label: string }) {
  const range = useRef<HTMLInputElement>(null);

  /** Through the CSSOM: a style attribute in the HTML would be blocked by the content security policy. */
  function cut(): void {
    const { current } = range;
    current?.parentElement?.style.setProperty('--cut', `${current.value}%`);
    current?.setAttribute('aria-valuetext', words.share({ percent: current.value }));
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
        aria-label={words.compare({ label })}
        onInput={cut}
      />
      <span className={style.handle} aria-hidden="true" />
    </>
  );
}
