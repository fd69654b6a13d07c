import { ContentError } from './contentError.ts'

/**
 * Returns the kind of an error ('TypeError'), whose message could quote what a visitor wrote; the message too where
 * it is ours and quotes nobody.
 */
export function errorName(error: unknown): string {
  if (error instanceof ContentError) return error.message
  return error instanceof Error ? error.name : typeof error
}
