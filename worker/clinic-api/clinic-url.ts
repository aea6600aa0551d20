/** The address of a call under `{api}`, whether or not that is configured with a slash at its end. */
export const clinicUrl = (apiBase: string, path: string): URL => new URL(`${apiBase.replace(/\/+$/, '')}${path}`);
