/** The files of the build, as far as they are asked for here. */
export interface AssetFiles {
  fetch(url: URL): Promise<Response>;
}

/** Asked for without any of the visitor's headers: a condition passed on would be answered 304 for yesterday's head. */
export const buildFile = (assets: AssetFiles, path: string): Promise<Response> =>
  assets.fetch(new URL(path, 'http://assets.local'));

/** A file that every build has. Throws when this one lacks it. */
export async function neededFile(assets: AssetFiles, path: string): Promise<Response> {
  const answer = await buildFile(assets, path);
  if (!answer.ok) throw new Error(`The build has no ${path} (${answer.status})`);
  return answer;
}
