import { ExpiringMap } from '../../common/expiringMap.ts'
import type { Publication } from './publisher.ts'
import { VALID_MS } from './signature.ts'

/** The number of publications that are remembered: those of ten minutes, in which a few changes are published a second. */
const CAPACITY = 2000

const publications = new ExpiringMap<Promise<Publication>>(VALID_MS, CAPACITY)

/**
 * Publishes the change that came with a signature. One that comes again, also at once, publishes nothing more and
 * resolves with the same, unless its publication has failed. Each replica remembers its own.
 *
 * @param now milliseconds since 1970
 */
export function publishOnce(
  signature: string,
  publish: () => Promise<Publication>,
  now: number,
): Promise<Publication> {
  const begun = publications.get(signature, now)
  if (begun) return begun
  const publication = publications.set(signature, publish(), now)
  publication.catch(() => publications.delete(signature))
  return publication
}
