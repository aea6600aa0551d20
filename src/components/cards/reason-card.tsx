import style from './cards.module.css';

export interface ReasonCardProps {
  title: string;
  text: string;
}

/** A reason in two lines, without a picture (row HOME-23). */
export function ReasonCard({ title, text }: ReasonCardProps) {
  return (
    <article className={style.reason}>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
