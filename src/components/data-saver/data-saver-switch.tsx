import { use } from 'react';
import { DATA_SAVER_ID } from '../../documents/reduced-data.ts';
import { DATA_SAVER_PATH } from '../../endpoints.ts';
import { SaverContext } from './saver-context.ts';

/** The visitor's own word on data, remembered on the device: a plain form, sent and answered without script. */
export function DataSaverSwitch({ className }: { className?: string | undefined }) {
  const on = use(SaverContext) !== null;
  const [state, other] = on ? ['on', 'off'] : ['off', 'on'];
  return (
    <form id={DATA_SAVER_ID} className={className} method="post" action={DATA_SAVER_PATH} data-print="none">
      <p>{`Data saver: ${state}. ${on ? 'Pictures come' : 'When it is on, pictures come'} only on a tap, and no fonts are loaded.`}</p>
      <button type="submit" name={DATA_SAVER_ID} value={other}>
        {`Turn ${other}`}
        <span className="visually-hidden"> data saver</span>
      </button>
    </form>
  );
}
