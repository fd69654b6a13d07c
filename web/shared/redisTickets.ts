import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { PublishedChange } from '../publishing/change.ts'
import { SIGNATURE_LIFETIME_MS } from '../publishing/replays.ts'
import { KEYS } from './redisKeys.ts'
import { READ_TICKET } from './redisScripts.ts'

/** Milliseconds for which it is remembered which replicas have a change. */
const TICKET_LIFETIME_MS = 60_000
/** Milliseconds between two looks at a ticket. */
const LOOK_PAUSE_MS = 20
/** Milliseconds after which a replica that still works on a change counts as failed. */
const MAX_WAIT_MS = 25_000

const countsSchema = z.tuple([z.number(), z.number()])

/** Runs a script in Redis. Rejects when Redis is lost. */
export type RunScript = (
  script: string,
  keys: string[],
  values: (string | number)[],
) => Promise<unknown>

interface NewTicket {
  /** The key of the ticket: a hash of what became of the change in each replica. */
  ticket: string
  /** What the script ANNOUNCE takes. */
  keys: string[]
  values: (string | number)[]
}

/**
 * Returns a ticket for the announcement of a change.
 *
 * @param replica the one that has the change already
 * @param usedSignature the key under which the webhook's signature is remembered, if it came with one
 */
export function newTicket(
  change: PublishedChange,
  replica: string,
  usedSignature?: string,
): NewTicket {
  const ticket = KEYS.ticket(randomUUID())
  return {
    ticket,
    keys: [KEYS.changes, KEYS.replicas, ticket, ...(usedSignature ? [usedSignature] : [])],
    values: [JSON.stringify(change), replica, TICKET_LIFETIME_MS, SIGNATURE_LIFETIME_MS],
  }
}

/** Resolves with whether every live replica of a ticket could render its pages again. */
export async function waitForReplicas(run: RunScript, ticket: string): Promise<boolean> {
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const counts = await run(READ_TICKET, [ticket, KEYS.replicas], [])
    const [waiting, failed] = countsSchema.parse(counts)
    if (waiting === 0) return failed === 0
    if (performance.now() > deadline) return false
    await pause(LOOK_PAUSE_MS)
  }
}
