/** The event that one tab of the Studio sends to the others. `i` is the user. */
export type PresenceEvent = { i: string } & (
  | { type: 'rollCall'; session: string }
  | {
      type: 'state'
      m: { sessionId: string; locations: readonly unknown[] }
    }
  | { type: 'disconnect'; m: { session: string } }
)

type Listener = (event: PresenceEvent) => void

/**
 * Connects the tabs that edit a dataset. It stores no positions: a tab that joins sends a roll call,
 * and the others send their positions again.
 */
export class Room {
  readonly #listeners = new Set<Listener>()

  /** Adds a listener; returns the function that removes it. */
  enter(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends an event to all tabs, including the sender, which recognises its own session. */
  broadcast(event: PresenceEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
