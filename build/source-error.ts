/** Files of records, words or a language that cannot be used: one sentence for each problem, with file, line and field. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
