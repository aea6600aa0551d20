import { use } from 'react';
import { DATA_SAVER_ID, DATA_SAVER_PATH } from '../../content/data-saver.ts';
import { SaverContext } from './saver-context.ts';

/** The visitor's own word on data, remembered on the device: a plain form, sent and answered without script. */
export function DataSaverSwitch({ className }: { className?: string | undefined }) {
  const on = use(SaverContext) !== null;
  return (
    <form id={DATA_SAVER_ID} className={className} method="post" action={DATA_SAVER_PATH} data-print="none">
      <p>
        Data saver: {on ? 'on' : 'off'}. {on ? 'Pictures come' : 'When on, pictures come'} only when you tap, films and fonts not
        at all.
      </p>
      <button type="submit" name={DATA_SAVER_ID} value={on ? 'off' : 'on'}>
        Turn {on ? 'off' : 'on'}
        <span className="visually-hidden"> data saver</span>
      </button>
    </form>
  );
}
