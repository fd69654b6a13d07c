/** A key for an item of an array, which no other item has. */
export const newKey = (): string => crypto.randomUUID().slice(0, 12)
