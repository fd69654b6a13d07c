/**
 * Each item of a list with its index as React's key, since editors may write the same text twice. Only
 * for lists that do not change after they are rendered.
 */
export const keyed = <T>(items: readonly T[]): { key: string; item: T }[] =>
  items.map((item, index) => ({ key: String(index), item }))
