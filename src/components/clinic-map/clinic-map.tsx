import { clinicMap } from '../../content/clinic-map.ts';
import { isPlaceholder } from '../../content/placeholder.ts';
import style from '../third-party-gate/third-party-gate.module.css';
import { ThirdPartyGate } from '../third-party-gate/third-party-gate.tsx';
import drawing from './place.svg';

const WIDTH_PX = 960;
const HEIGHT_PX = 480;

/**
 * Where the clinic is: a drawing that claims no streets, a link, and the provider's map once the visitor allows it
 * (rows CONT-03, INTL-04). Nothing is asked of the provider before.
 */
export function ClinicMap() {
  const { title, provider, src, link } = clinicMap();
  const picture = <img src={drawing} width={WIDTH_PX} height={HEIGHT_PX} alt="" loading="lazy" />;
  // Without an address there is nothing a button could show.
  if (isPlaceholder(src)) {
    return (
      <figure className={style.gate} data-print="none">
        <div className={`${style.room} ${style['map']}`}>{picture}</div>
        <figcaption>
          <a href={link.href}>{link.label}</a>
        </figcaption>
      </figure>
    );
  }
  return <ThirdPartyGate kind="map" title={title} provider={provider.value} src={src} link={link} picture={picture} />;
}
