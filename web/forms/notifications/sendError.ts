import { systemCode } from '../../monitoring/systemCode.ts'

/** A notification was not sent. `code` tells staff and operators why, and quotes nothing of what was sent. */
export class SendError extends Error {
  override name = 'SendError'
  readonly code: string

  constructor(code: string) {
    super(`A notification was not sent: ${code}`)
    this.code = code
  }
}

/** The code of an error: Node's, nodemailer's or our own ('ECONNREFUSED', 'EENVELOPE', 'HTTP 500'), else its name. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  if (error instanceof SendError) return error.code
  return systemCode(error) ?? error.name
}
