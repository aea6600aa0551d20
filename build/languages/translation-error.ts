/** A file of a language that cannot be used: one sentence for each problem, with file and field. */
export class TranslationError extends Error {
  override name = 'TranslationError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}
