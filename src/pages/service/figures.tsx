import { SensitiveCover } from '../../components/sensitive-notice/sensitive-cover.tsx';
import { useSensitiveConsent } from '../../components/sensitive-notice/use-sensitive-consent.ts';
import { Picture } from '../../media/picture.tsx';
import { IllustrationMark } from '../../media/picture-slots.tsx';
import style from './figures.module.css';
import { useServiceRow } from './service-pictures.ts';

/** Pictures beside a text, one below the other. */
export function Figures({ count }: { count: number }) {
  const { agreed } = useSensitiveConsent();
  const pictures = useServiceRow('figure', count);
  if (count === 0) return null;
  return (
    <div className={style.figures} data-print="none">
      {pictures.map((picture) => (
        <div key={picture.key} className={style.figure}>
          <Picture of={picture} revealed={agreed} />
          {(!picture.sensitive || agreed) && <IllustrationMark of={picture} />}
        </div>
      ))}
      {pictures.some(({ sensitive }) => sensitive) && <SensitiveCover low />}
    </div>
  );
}
