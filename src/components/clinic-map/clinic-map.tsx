import { clinicMap } from '../../content/clinic-map.ts';
import { ThirdPartyGate } from '../third-party-gate/third-party-gate.tsx';
import drawing from './place.svg';

const WIDTH_PX = 960;
const HEIGHT_PX = 480;

/**
 * Where the clinic is: a drawing that claims no streets, a link, and the provider's map once the visitor allows it
 * (rows CONT-03, INTL-04). Nothing is asked of the provider before.
 */
export function ClinicMap() {
  const { title, provider, src, link } = clinicMap;
  return (
    <ThirdPartyGate
      kind="map"
      title={title}
      provider={provider.value}
      src={src.value}
      link={link}
      picture={<img src={drawing} width={WIDTH_PX} height={HEIGHT_PX} alt="" loading="lazy" />}
    />
  );
}
