import { type ReactNode, useEffect, useState } from 'react';

/** Shows what became of an enquiry whose form is gone, in place of what was shown before. */
export const leftOutlet: { show: (content: ReactNode) => void } = { show: () => {} };

/** Its place on every page; what stands there comes with the first touch of a form. */
export function LeftOutlet() {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    leftOutlet.show = setContent;
  }, []);
  return content;
}
