import type { FormFields, FormResult } from '@elos/leads'
import type { Values } from './draft.ts'

/** The rules of a form. Rejects where they could not be fetched. */
export type Check<T> = (values: FormFields) => Promise<FormResult<T>>

/**
 * The same rules, run once for the same values, and undefined where they could not be fetched: then
 * they are fetched again at the next call.
 */
export function checkedOnce<T>(check: Check<T>) {
  let last: { typed: string; result: Promise<FormResult<T> | undefined> } | undefined
  return (values: Values): Promise<FormResult<T> | undefined> => {
    const typed = JSON.stringify(values)
    if (last?.typed !== typed) {
      const result = check(values).catch((error) => {
        console.error('The rules of a form could not be fetched', error)
        last = undefined
        return undefined
      })
      last = { typed, result }
    }
    return last.result
  }
}
