const HEAD = '/* Made of src/languages by npm run records. */\n';

/**
 * Source of a module that says which form a number takes in a language, without a formatter for the numbers that occur: the first one of a
 * page costs an old phone 60 ms (decision 007). Below a million, forms of whole numbers repeat with every hundred.
 */
export function pluralFormModule(tag: string): string {
  const rules = new Intl.PluralRules(tag);
  const [small, later] = [formsFrom(rules, 0), formsFrom(rules, 100)];
  for (let n = 0; n < 20_000; n++)
    if (rules.select(n) !== (n < 100 ? small : later)[n % 100])
      throw new Error(`Forms of ${tag} do not repeat with every hundred`);
  const [ofSmall, ofLater] = [choice(small), choice(later)];
  return `${HEAD}
export function pluralForm(n: number): Intl.LDMLPluralRule {
  if (n % 1 || n < 0 || n >= 1e6) return new Intl.PluralRules('${tag}').select(n);
  const rest = n % 100;
  return ${ofSmall === ofLater ? ofSmall : `n < 100 ? ${ofSmall} : ${ofLater}`};
}
`;
}

const formsFrom = (rules: Intl.PluralRules, first: number): string[] =>
  Array.from({ length: 100 }, (_, at) => rules.select(first + at));

/** An expression for the form at `rest`: one comparison for each change. */
function choice(forms: readonly string[]): string {
  const starts = forms.flatMap((form, at) => (form === forms[at - 1] ? [] : [at]));
  const cases = starts.slice(1).map((next, at) => `rest < ${next} ? '${forms[starts[at] ?? 0]}' : `);
  return `(${cases.join('')}'${forms.at(-1)}')`;
}
