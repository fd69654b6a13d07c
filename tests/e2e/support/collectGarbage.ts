import { once } from 'node:events'

/** Matches the address that a process of Node prints when it is started with `--inspect`. */
const DEBUGGER = /Debugger listening on (ws:\/\/127\.0\.0\.1:\d+\/[\w-]+)/g

/** Makes every process that announced its inspector in this output collect its garbage. */
export async function collectGarbage(output: string): Promise<void> {
  const addresses = [...output.matchAll(DEBUGGER)].map(([, address = '']) => address)
  if (addresses.length === 0) throw new Error('No process runs with --inspect')
  await Promise.all(addresses.map(collect))
}

/** https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/#method-collectGarbage */
async function collect(address: string): Promise<void> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  // Twice: what only weak references or finalizers still know goes with the second time.
  for (const id of [1, 2]) {
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await once(socket, 'message')
  }
  socket.close()
}
