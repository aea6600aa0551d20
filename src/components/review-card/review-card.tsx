import * as words from '#words/cards';
import { LongDate } from '../long-date.tsx';
import style from './review-card.module.css';

export interface Review {
  /** 1 to 5. */
  stars: number;
  /** ISO date; the card shows the date itself, which never goes stale (row HOME-60). */
  date: string;
  text: string;
  reviewer: string;
  /** The reviewer's statistics, for example "12 reviews". */
  reviews: string;
}

export interface ReviewCardProps {
  review: Review;
  /** Nobody has spoken yet: then no stars, no date and no name, which only a person can give. */
  placeholder?: boolean;
}

/** One review (rows HOME-58 to HOME-60). */
export function ReviewCard({ review: { stars, date, text, reviewer, reviews }, placeholder = false }: ReviewCardProps) {
  if (placeholder) {
    return (
      <article className={style.card}>
        <Words text={text} />
      </article>
    );
  }
  const whole = wholeStars(stars);
  return (
    <article className={style.card}>
      <p className={style.stars}>
        <span aria-hidden="true">{'★'.repeat(whole) + '☆'.repeat(5 - whole)}</span>
        <span className="visually-hidden">{words.stars({ stars: whole })}</span>
      </p>
      <Words text={text} />
      <footer className={style.by}>
        <p className={style.reviewer}>{reviewer}</p>
        <p>{reviews}</p>
        <p>
          <LongDate iso={date} />
        </p>
      </footer>
    </article>
  );
}

function Words({ text }: { text: string }) {
  const beginning = cutReview(text);
  if (!beginning) return <p>{text}</p>;
  return (
    <details className={style.words}>
      <summary>
        <span className={style.beginning}>{beginning}</span> <span className={style.more}>{words.readMore}</span>
        <span className={style.less}>{words.readLess}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

/** Row HOME-59: characters of a review shown before it is cut. */
const REVIEW_LENGTH = 150;

/** The beginning of a long text with an ellipsis; null when the whole text is short enough. Counts whole characters, not halves of emoji. */
export function cutReview(text: string): string | null {
  const characters = [...text];
  return characters.length > REVIEW_LENGTH ? `${characters.slice(0, REVIEW_LENGTH).join('').trimEnd()}…` : null;
}

/** Whole stars between 0 and 5. */
export const wholeStars = (stars: number): number => Math.min(5, Math.max(0, Math.round(stars)));
