type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for nothing but the link itself: with another button or a modifier key it is the browser's to follow. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !button && !metaKey && !ctrlKey && !shiftKey && !altKey;
