import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/development\/[^/]+\.mjs$/;
/** `var A = React2.createContext(…)`, and the same for components: nothing happens where nobody uses what is made. */
const MADE = /^((?:var|let|const) \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** `A.displayName = "…";`: for developer tools alone, yet to the bundler a use of what is named. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Lets the bundler leave out what nobody imports of React Router: the package is one file for all its modes, and its module-level
 * calls, unmarked, would all be kept (6 kB after Brotli of 10). Says so when the package is written in another way one day.
 */
export function shakableRouter(): Plugin {
  let seen = false;
  let marked = 0;
  return {
    name: 'shakable-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        seen = true;
        const changed = code
          .replace(MADE, (_, before: string, call: string) => {
            marked++;
            return `${before}/* @__PURE__ */ ${call}`;
          })
          .replace(NAMED, '');
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && seen && !marked) this.warn('Nothing of React Router was marked: it will be bundled whole');
    },
  };
}
