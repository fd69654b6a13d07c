/** The keys of a table, with their type. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table)
}
