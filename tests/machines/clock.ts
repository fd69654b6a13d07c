import { globSync } from 'node:fs'
import { installPackages } from '@elos/stack/checks/installed'

const find = () => globSync('/usr/lib/*/faketime/libfaketime.so.1')[0]

/**
 * Returns the variables with which a process sees the time some minutes early or late, by Debian's
 * libfaketime. Its timers are right, and files keep their dates.
 *
 * @throws Error when the library is missing and cannot be installed
 */
export function clockOffBy(minutes: number): Record<string, string> {
  if (minutes === 0) return {}
  const library = find() ?? (installPackages('libfaketime') ? find() : undefined)
  if (!library)
    throw new Error(
      'libfaketime was not found and could not be installed, so clocks that differ were not tested. Install it (on Debian: apt-get install libfaketime) and try again.',
    )
  return {
    LD_PRELOAD: library,
    FAKETIME: `${minutes < 0 ? '' : '+'}${minutes}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
