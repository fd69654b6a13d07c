import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { z } from 'zod'
import { ADMINISTRATOR_ID } from '../identity.ts'
import type { Methods } from './rpc.ts'

const rollCallSchema = z.object({ session: z.string() })
const announcementSchema = z.object({
  data: z.object({ sessionId: z.string(), locations: z.array(z.unknown()) }),
})
const unsubscriptionSchema = z.object({ subscriptionId: z.string() })

/** A message of one tab of the Studio to the others. */
type PresenceEvent =
  | { type: 'rollCall'; session: string }
  | { type: 'state'; m: z.infer<typeof announcementSchema>['data'] }
  | { type: 'disconnect'; m: { session: string } }

/** An event with its user, `i`: the administrator is the only one. */
type SentEvent = PresenceEvent & { i: string }

/**
 * Connects the tabs that edit a dataset. It stores no positions: a tab that joins sends a roll call,
 * and the others send their positions again. The sender gets its own events too, and recognises its session.
 */
type Room = EventEmitter<{ event: [SentEvent] }>

export const createRoom = (): Room => new EventEmitter<{ event: [SentEvent] }>().setMaxListeners(0)

/**
 * Returns the methods that a connection may call, and the function to call when it closes.
 *
 * @param notify sends an event to one of the connection's subscriptions
 */
export function joinRoom(
  room: Room,
  notify: (subscription: string, event: SentEvent) => void,
): { methods: Methods; leave: () => void } {
  const subscriptions = new Map<string, () => void>()
  const sessions = new Set<string>()

  function send(event: PresenceEvent): void {
    room.emit('event', { ...event, i: ADMINISTRATOR_ID })
  }

  function disconnect(session: string): void {
    sessions.delete(session)
    send({ type: 'disconnect', m: { session } })
  }

  const methods = {
    /** A tab that has a token sends it. The connection is the administrator's already. */
    authorization: () => ({ identity: ADMINISTRATOR_ID }),
    presence_subscribe() {
      const id = randomUUID()
      const listener = (event: SentEvent) => notify(id, event)
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
      send({ type: 'rollCall', ...rollCallSchema.parse(params) })
    },
    presence_announce(params: unknown) {
      const { data } = announcementSchema.parse(params)
      send({ type: 'state', m: data })
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
