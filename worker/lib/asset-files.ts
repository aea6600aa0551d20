/** The files of the build, as far as they are asked for here. */
export interface AssetFiles {
  fetch(url: URL): Promise<Response>;
}
