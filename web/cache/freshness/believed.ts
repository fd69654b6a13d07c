import { LoggedError } from '../../monitoring/failures.ts'
import type { TaggedResponse } from '../store/answer.ts'
import type { Comparison } from './comparison.ts'

type Make = (path: string, now: Date) => Promise<TaggedResponse>

/** The parts of the site that tell whether an answer is believed. */
interface BelievedParts {
  make: Make
  comparison: Pick<Comparison, 'compareAnew' | 'state'>
  /** Returns whether the site sends a page or a redirect at a path, at which something is published as far as is known. */
  isSent(path: string): boolean
}

/**
 * Returns the maker of the answers that may be stored. It makes none while the content server's readings are doubted,
 * and believes only after a reading that what the site sends is gone: the last good answer must not be replaced by what
 * an emptied server says. The comparison logs the cause.
 */
export function believed({ make, comparison, isSent }: BelievedParts): Make {
  return async (path, now) => {
    if (comparison.state.isDoubted) throw new LoggedError('The content server is not believed')
    const made = await make(path, now)
    if (made.response.status < 400 || !isSent(path)) return made
    await comparison.compareAnew()
    if (comparison.state.problem !== null)
      throw new LoggedError('The content server is not believed')
    return made
  }
}
