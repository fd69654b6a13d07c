import { ClientError } from '@sanity/client'

/** The statuses of HTTP by which the server refuses whoever asks: 401 after a session, 403 without a permission. */
const REFUSALS: readonly number[] = [401, 403]

/** The message to somebody who may not do something, or may not any more. */
export const NOT_ALLOWED =
  'Você não tem permissão para isto, ou a sessão terminou. Entre de novo ou peça a quem administra.'

/** Whether the server has refused the person. */
export const isNotAllowed = (error: unknown): boolean =>
  error instanceof ClientError && REFUSALS.includes(error.statusCode)
