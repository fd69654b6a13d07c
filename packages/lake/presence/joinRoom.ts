import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { z } from 'zod'
import { type Methods, RPC_CODES, RpcError } from './rpc.ts'

const rollCallSchema = z.object({ session: z.string() })
const announcementSchema = z.object({
  data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }),
})
const unsubscriptionSchema = z.object({ subscriptionId: z.string() })
const authorizationSchema = z.object({ authorization: z.string() })

/** The event that one tab of the Studio sends to the others. `i` is the user. */
type PresenceEvent = { i: string } & (
  | { type: 'rollCall'; session: string }
  | { type: 'state'; m: { sessionId: string; locations: readonly unknown[] } }
  | { type: 'disconnect'; m: { session: string } }
)

/**
 * Connects the tabs that edit a dataset. It stores no positions: a tab that joins sends a roll call,
 * and the others send their positions again. The sender gets its own events too, and recognises its session.
 */
type Room = EventEmitter<{ event: [PresenceEvent] }>

export const createRoom = (): Room =>
  new EventEmitter<{ event: [PresenceEvent] }>().setMaxListeners(0)

interface Connection {
  /** The user who opened the connection; undefined if it was opened without credentials. */
  identity: string | undefined
  /** Returns the user of an `Authorization` header; undefined if it is not valid. */
  identify(authorization: string): string | undefined
  /** Sends an event to one of the connection's subscriptions. */
  notify(subscription: string, event: PresenceEvent): void
}

/** Returns the methods that a connection may call, and the function to call when it closes. */
export function joinRoom(
  room: Room,
  connection: Connection,
): { methods: Methods; leave: () => void } {
  const subscriptions = new Map<string, () => void>()
  const sessions = new Set<string>()
  let { identity } = connection

  function user(): string {
    if (identity !== undefined) return identity
    throw new RpcError(RPC_CODES.unauthorized, 'You must be logged in to do this')
  }

  function disconnect(session: string): void {
    sessions.delete(session)
    room.emit('event', { type: 'disconnect', i: user(), m: { session } })
  }

  const methods = {
    authorization(params: unknown) {
      identity = connection.identify(authorizationSchema.parse(params).authorization)
      return { identity: user() }
    },
    presence_subscribe() {
      user()
      const id = randomUUID()
      const listener = (event: PresenceEvent) => connection.notify(id, event)
      room.on('event', listener)
      subscriptions.set(id, () => room.off('event', listener))
      return id
    },
    presence_unsubscribe(params: unknown) {
      const { subscriptionId } = unsubscriptionSchema.parse(params)
      subscriptions.get(subscriptionId)?.()
      return subscriptions.delete(subscriptionId)
    },
    presence_rollcall(params: unknown) {
      const { session } = rollCallSchema.parse(params)
      room.emit('event', { type: 'rollCall', i: user(), session })
    },
    presence_announce(params: unknown) {
      const { data } = announcementSchema.parse(params)
      room.emit('event', { type: 'state', i: user(), m: data })
      sessions.add(data.sessionId)
    },
    presence_disconnect(params: unknown) {
      disconnect(rollCallSchema.parse(params).session)
    },
  }

  return {
    methods: new Map(Object.entries(methods)),
    /** Sends the disconnect events of the connection's tabs. A tab that crashed has not sent its own. */
    leave() {
      for (const stop of subscriptions.values()) stop()
      for (const session of sessions) disconnect(session)
    },
  }
}
