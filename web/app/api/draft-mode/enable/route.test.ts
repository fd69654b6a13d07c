import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'

interface Options {
  client: { fetch(query: string): Promise<unknown> }
}

// Vitest cannot load it: it imports Next's own modules. It asks the Lake whether it knows the secret.
vi.mock('next-sanity/draft-mode', () => ({
  defineEnableDraftMode: ({ client }: Options) => ({ GET: () => client.fetch('1') }),
}))

/** The address of a server that has ended: it refuses connections. */
async function refusingOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
}

test('while the content server refuses connections, the log says so, and which variable to check', async () => {
  const origin = await refusingOrigin()
  vi.stubEnv('SANITY_API_HOST', origin)
  vi.stubEnv('SANITY_READ_TOKEN', 'sk')
  vi.resetModules()
  const written = vi.spyOn(console, 'error').mockReturnValue()
  const { GET } = await import('./route.ts')
  const asked = 'sanity-preview-secret=x&sanity-preview-pathname=/'
  const request = new Request(`http://localhost:3000/api/draft-mode/enable?${asked}`)
  expect((await GET(request, { params: Promise.resolve({}) })).status).toBe(503)
  const lines = written.mock.calls.map(([line]) => JSON.parse(line))
  const { host } = new URL(origin)
  expect(lines.find(({ event }) => event === 'endpoint-failed')?.error).toBe(
    `The Lake at ${host} cannot be reached (ECONNREFUSED) for project elos, dataset production: check SANITY_API_HOST`,
  )
})
