import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { isNotAllowed, NOT_ALLOWED } from './notAllowed.ts'

/** The message about something that did not work. */
export interface Failure {
  title: string
  description?: string
}

/** The advice that helps after most failures. */
export const CHECK_CONNECTION = 'Confira a conexão e tente de novo.'

/**
 * Returns a function that does something, and shows a message if that fails, which may depend on the error, with other
 * advice for whoever may not do it; `isBusy` until it is done.
 */
export function useAttempt() {
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (
    action: () => Promise<unknown>,
    failure: Failure | ((error: unknown) => Failure),
  ): Promise<void> => {
    setBusy(true)
    try {
      await action()
    } catch (error) {
      push({
        status: 'error',
        ...(typeof failure === 'function' ? failure(error) : failure),
        ...(isNotAllowed(error) && { description: NOT_ALLOWED }),
      })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt }
}
