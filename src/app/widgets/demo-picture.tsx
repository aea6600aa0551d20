import one from './pictures/one.svg';
import three from './pictures/three.svg';
import two from './pictures/two.svg';

export const demoFiles = [one, two, three] as const;

/** A stand-in picture; `n` chooses one of three. */
export function DemoPicture({ n, tall = false }: { n: number; tall?: boolean }) {
  return <img src={demoFiles[n % demoFiles.length]} width={tall ? 640 : 800} height={tall ? 768 : 600} alt="" />;
}
