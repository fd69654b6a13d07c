import { isFree } from '@elos/stack/processes/ports'

/**
 * Returns a free port below the range of outgoing connections: otherwise one of them could take the port
 * while its server is down.
 */
export async function lowPort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  return (await isFree(port)) ? port : lowPort()
}
