import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PresenceEvent, Room } from './room.ts'
import { type Methods, RpcError, readParams, rpcCodes } from './rpc.ts'

const rollCall = z.object({ session: z.string() })
const announcement = z.object({
  data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }),
})
const unsubscription = z.object({ subscriptionId: z.string() })
const authorization = z.object({ authorization: z.string() })

interface Visitor {
  /** The user behind the connection as it began, or nothing for anyone. */
  readonly identity: string | undefined
  /** The user behind an `Authorization` header, or nothing for one the Lake does not know. */
  identify(authorization: string): string | undefined
  /** Sends what one of its subscriptions is about. */
  notify(subscription: string, event: PresenceEvent): void
}

/** One connection's stay in a room: what it may call, and how it leaves. */
export function visit(room: Room, visitor: Visitor): { methods: Methods; leave: () => void } {
  const subscriptions = new Map<string, () => void>()
  const sessions = new Set<string>()
  let { identity } = visitor

  function user(): string {
    if (identity !== undefined) return identity
    throw new RpcError(rpcCodes.unauthorized, 'You must be logged in to do this')
  }

  function disconnect(session: string): void {
    sessions.delete(session)
    room.tell({ type: 'disconnect', i: user(), m: { session } })
  }

  const methods: Methods = new Map<string, (params: unknown) => unknown>([
    [
      'authorization',
      (params) => {
        identity = visitor.identify(readParams(authorization, params).authorization)
        return { identity: user() }
      },
    ],
    [
      'presence_subscribe',
      () => {
        user()
        const id = randomUUID()
        subscriptions.set(
          id,
          room.enter((event) => visitor.notify(id, event)),
        )
        return id
      },
    ],
    [
      'presence_unsubscribe',
      (params) => {
        const { subscriptionId } = readParams(unsubscription, params)
        subscriptions.get(subscriptionId)?.()
        return subscriptions.delete(subscriptionId)
      },
    ],
    [
      'presence_rollcall',
      (params) => {
        const { session } = readParams(rollCall, params)
        room.tell({ type: 'rollCall', i: user(), session })
      },
    ],
    [
      'presence_announce',
      (params) => {
        const { data } = readParams(announcement, params)
        room.tell({ type: 'state', i: user(), m: data })
        sessions.add(data.sessionId)
      },
    ],
    ['presence_disconnect', (params) => disconnect(readParams(rollCall, params).session)],
  ])

  return {
    methods,
    /** A tab that crashes takes no leave: whoever is left hears of it from here. */
    leave() {
      for (const stop of subscriptions.values()) stop()
      for (const session of sessions) disconnect(session)
    },
  }
}
