import { Fold } from '../../components/fold/fold.tsx';
import type { ServiceViewer } from '../../content/schema/service.ts';
import style from './step-texts.module.css';

/** Name of picture `n` of a viewer: `Step 2` (rows SVP-43, SVP-44). */
export const stepName = (kind: ServiceViewer['kind'], n: number): string => (kind === 'steps' ? `Step ${n}` : `View ${n}`);

/** The text of every picture, so that nothing is said in pictures alone (row SVC-19). */
export function StepTexts({ viewer: { kind, pictures } }: { viewer: ServiceViewer }) {
  return (
    <ol className={style.steps}>
      {pictures.map(({ title, text }, index) => (
        <li key={title}>
          <Fold
            as="h3"
            heading={
              <>
                <span className={style.name}>{stepName(kind, index + 1)}</span> {title}
              </>
            }
          >
            <p>{text}</p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
