/** Returns the kind of an error ('TypeError'). Its message could quote what a visitor wrote. */
export const errorName = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error
