/** A shape that stored records have had. */
export interface Schema {
  version: number;
  /**
   * A value of the schema before in this shape, as it stands in KV (packed, where its key is packed); undefined where it cannot be
   * brought along. Absent in the first schema. Where the new shape holds what the old one did not, the value that pages do without: the
   * record is served as it is and read again behind the answer.
   */
  migrate?: (key: string, value: unknown) => unknown;
}

/**
 * All of them, oldest first. To change the shape of a record, add a schema: the last good copies of the one before then outlive the
 * deploy. A schema may be dropped once no entry of an older one is worth having, a few weeks later; each one costs a key more in every
 * read of KV.
 */
export const SCHEMAS: readonly Schema[] = [{ version: 1 }];
