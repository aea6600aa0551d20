import { use } from 'react';
import * as words from '#words/data-saver';
import { DATA_SAVER_ID } from '../../documents/reduced-data.ts';
import { DATA_SAVER_PATH } from '../../endpoints.ts';
import { SaverContext } from './saver-context.ts';

/** The visitor's own word on data, remembered on the device: a plain form, sent and answered without script. */
export function DataSaverSwitch({ className }: { className?: string | undefined }) {
  const on = use(SaverContext) !== null;
  return (
    <form id={DATA_SAVER_ID} className={className} method="post" action={DATA_SAVER_PATH} data-print="none">
      <p>{on ? words.on : words.off}</p>
      <button type="submit" name={DATA_SAVER_ID} value={on ? 'off' : 'on'}>
        {on ? words.turnOff : words.turnOn}
        <span className="visually-hidden">{` ${words.dataSaver}`}</span>
      </button>
    </form>
  );
}
