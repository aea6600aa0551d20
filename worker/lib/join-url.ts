/** Base and path with exactly one slash between them, whether or not the base ends in one (row GATE-13). */
export const joinUrl = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
