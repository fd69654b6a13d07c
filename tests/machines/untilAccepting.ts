import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Resolves once a server on this machine accepts connections at a port. */
export async function untilAccepting(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch {
      await pause(10)
    } finally {
      socket.destroy()
    }
  }
}
