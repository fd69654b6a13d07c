import { getReplicas } from '../replicas/getReplicas.ts'
import type { Publication } from './publisher.ts'
import { ACCEPTED_ONCE } from './signature.ts'

/** The publications that run, by the signatures of their changes. */
const running = new Map<string, Promise<Publication | null>>()

/**
 * Publishes the change that came with a signature; resolves with null if one was published with it before. A signature
 * whose publication failed may come again, and two that come at once are published once.
 */
export function publishOnce(
  signature: string,
  publish: () => Promise<Publication>,
): Promise<Publication | null> {
  const publication =
    running.get(signature) ??
    publishUnlessUsed(signature, publish).finally(() => running.delete(signature))
  running.set(signature, publication)
  return publication
}

async function publishUnlessUsed(signature: string, publish: () => Promise<Publication>) {
  const replicas = getReplicas()
  if (await replicas.isSpent(ACCEPTED_ONCE, signature)) return null
  const publication = await publish()
  await replicas.take(ACCEPTED_ONCE, signature)
  return publication
}
