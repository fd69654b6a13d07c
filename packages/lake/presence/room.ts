/** What one tab of the Studio tells the others. `i` is the user behind it. */
export type PresenceEvent = { readonly i: string } & (
  | { readonly type: 'rollCall'; readonly session: string }
  | {
      readonly type: 'state'
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] }
    }
  | { readonly type: 'disconnect'; readonly m: { readonly session: string } }
)

export type Listener = (event: PresenceEvent) => void

/**
 * Where the tabs that edit a dataset meet. Nothing is kept: who comes in calls the roll, and the
 * others say again where they are.
 */
export class Room {
  readonly #listeners = new Set<Listener>()

  /** Listens until the returned function is called. */
  enter(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells everyone, the one who tells included: tabs know their own session. */
  tell(event: PresenceEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
