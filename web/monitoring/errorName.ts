import { ContentError } from './contentError.ts'
import { systemCode } from './systemCode.ts'

/**
 * Returns the kind of an error, whose message could quote what a visitor wrote, with Node's code if it has one:
 * 'TypeError', 'TypeError (ECONNREFUSED)'. The message instead where it is ours and quotes nobody.
 */
export function errorName(error: unknown): string {
  if (error instanceof ContentError) return error.message
  if (!(error instanceof Error)) return typeof error
  const code = systemCode(error)
  return code ? `${error.name} (${code})` : error.name
}
