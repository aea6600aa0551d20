/** Units of an outline along the longer side of its picture (`tools/pictures/outline.ts`). */
export const OUTLINE_UNITS = 96;
