/** Lets the browser show what it has to between two pages. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
