import { createServer, type RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { lakeClient, withDeadline } from './lake.ts'
import { portOf } from './server/testing/front.ts'

/** A client of a Lake that answers with `handler`. */
async function lakeThat(handler: RequestListener) {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const apiHost = `http://127.0.0.1:${portOf(server.address())}`
  return withDeadline(lakeClient.withConfig({ apiHost, useProjectHostname: false }), 1000)
}

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['closes connections', ({ socket }) => socket.destroy()],
  [
    'stops in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"result": [')
    },
  ],
  ['cannot answer', (_, response) => response.writeHead(503).end('{}')],
  ['answers with no JSON', (_, response) => response.end('{"result": [{"_type":')],
])('a query of a Lake that %s is rejected within its deadline', async (_, handler) => {
  const { fetch } = await lakeThat(handler)
  await expect(fetch('*[0]', {})).rejects.toThrow()
})

test('a query that fails once is asked again', async () => {
  let count = 0
  const { fetch } = await lakeThat(({ socket }, response) => {
    count += 1
    if (count === 1) socket.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"result": 7}')
  })
  expect(await fetch('7', {})).toBe(7)
})
