/** A map of bounded weight: what was used longest ago leaves first. Weights are bytes, or anything that adds up. */
export class WeightedMap<V> {
  readonly #items = new Map<string, { value: V; weight: number }>();
  readonly #limit: number;
  #total = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): V | undefined {
    const item = this.#items.get(key);
    if (!item) return undefined;
    this.#items.delete(key);
    this.#items.set(key, item);
    return item.value;
  }

  set(key: string, value: V, weight: number): void {
    this.delete(key);
    if (weight > this.#limit) return;
    this.#items.set(key, { value, weight });
    this.#total += weight;
    for (const oldest of this.#items.keys()) {
      if (this.#total <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const item = this.#items.get(key);
    if (!item) return;
    this.#items.delete(key);
    this.#total -= item.weight;
  }
}
