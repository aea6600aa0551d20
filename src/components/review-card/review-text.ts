/** Row HOME-59: characters of a review shown before it is cut. */
export const REVIEW_LENGTH = 150;

/** The beginning of a long text with an ellipsis; null when the whole text is short enough. Counts whole characters, not halves of emoji. */
export function cutReview(text: string): string | null {
  const characters = [...text];
  return characters.length > REVIEW_LENGTH ? `${characters.slice(0, REVIEW_LENGTH).join('').trimEnd()}…` : null;
}

/** Whole stars between 0 and 5. */
export const wholeStars = (stars: number): number => Math.min(5, Math.max(0, Math.round(stars)));
