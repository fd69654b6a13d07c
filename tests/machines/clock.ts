import { systemProgram } from '@elos/stack/checks/systemPrograms'

/**
 * Returns the variables with which a process sees the time some minutes early or late, by Debian's
 * libfaketime. Its timers are right, and files keep their dates.
 *
 * @throws StackError when the library is missing
 */
export function clockOffBy(minutes: number): Record<string, string> {
  if (minutes === 0) return {}
  return {
    LD_PRELOAD: systemProgram('faketime'),
    FAKETIME: `${minutes < 0 ? '' : '+'}${minutes}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
