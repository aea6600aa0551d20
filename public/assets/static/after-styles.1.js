// Waits for the style sheets before it: browsers show nothing below it until then (worker/html/inline-styles.ts).
performance.mark('styles');
