/** Attribute of the head elements that belong to one page: the Worker replaces them, and the first navigation removes them. */
export const HEAD_MARK = 'data-head';
