/** How values of a kind stand in KV, where that is not how they stand in memory. `unpack` throws on what it did not pack. */
export interface Packing<Value, Packed> {
  pack: (value: Value) => Packed;
  unpack: (packed: Packed) => Value;
}

/** By the key of what is packed; what has none stands in KV as it is. */
// biome-ignore lint/suspicious/noExplicitAny: each key has values of its own kind
export type Packings = Readonly<Record<string, Packing<any, any>>>;
