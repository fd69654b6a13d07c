import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { TAGS_HEADER } from '../http/headers.ts'
import { testFront } from './testing/front.ts'

const BODY = 'página'

/** Starts a front, and returns what it answers to requests written byte for byte, and what Next was asked. */
async function startFront() {
  const { port, asked } = await testFront((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', [TAGS_HEADER]: 'doc:a' })
    response.end(BODY)
  })
  const ask = (request: string) =>
    new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      onTestFinished(() => void socket.destroy())
      let text = ''
      socket.setEncoding('utf8')
      socket.on('data', (chunk: string) => {
        text += chunk
      })
      socket.once('error', reject)
      socket.once('end', () => {
        const [head = '', body = ''] = text.split('\r\n\r\n', 2)
        resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body })
      })
    })
  return { ask, asked, port }
}

const HOST = 'Host: site\r\n'
const END = 'Connection: close\r\n\r\n'

test.each([
  ['an address that cannot be decoded', `GET /%ff HTTP/1.1\r\n${HOST}${END}`, 400],
  ['an address with half an escape', `GET /% HTTP/1.1\r\n${HOST}${END}`, 400],
  ['an address with a false escape', `GET /api/leads/%zz HTTP/1.1\r\n${HOST}${END}`, 400],
  ['an absolute address', `GET http://evil.example/ HTTP/1.1\r\n${HOST}${END}`, 400],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${END}`, 400],
  ['TRACE', `TRACE /api/leads HTTP/1.1\r\n${HOST}${END}`, 405],
  ['OPTIONS', `OPTIONS / HTTP/1.1\r\n${HOST}${END}`, 405],
  ['OPTIONS for the whole server', `OPTIONS * HTTP/1.1\r\n${HOST}${END}`, 400],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}${END}`, 405],
  ['a form sent to a page', `POST / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n${END}`, 405],
  ['a body in a request to read', `GET / HTTP/1.1\r\n${HOST}Content-Length: 9\r\n${END}`, 400],
  [
    'chunks in a request to read',
    `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n${END}0\r\n\r\n`,
    400,
  ],
  [
    'a body over a megabyte',
    `POST /api/leads HTTP/1.1\r\n${HOST}Content-Length: 9999999\r\n${END}`,
    413,
  ],
  ['no HTTP', 'OLÁ\r\n\r\n', 400],
  ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n${END}`, 400],
  [
    'two lengths',
    `POST /api/leads HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n${END}`,
    400,
  ],
  ['headers of 20 KB', `GET / HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(20_000)}\r\n${END}`, 431],
])('%s is answered with a page that nobody stores', async (_, request, status) => {
  const { ask, asked } = await startFront()
  const answer = await ask(request)
  expect(answer.status).toBe(status)
  expect(answer.head).toContain('content-type: text/html; charset=utf-8')
  expect(answer.head).toContain('cache-control: no-store')
  expect(answer.body).toContain('<!doctype html>')
  expect(asked).toEqual([])
})

test('a range is ignored: the answer is sent whole', async () => {
  const { ask } = await startFront()
  const get = (range: string) => ask(`GET / HTTP/1.1\r\n${HOST}Range: ${range}\r\n${END}`)
  for (const range of ['bytes=0-1', 'bytes=-1', 'bytes=999999-', 'bytes=x', 'pages=9-'])
    expect(await get(range), range).toMatchObject({ status: 200, body: BODY })
})

test('what cannot be read, after a request that is still being answered, ends the connection without half an answer', async () => {
  const { ask } = await startFront()
  const answer = await ask(`GET / HTTP/1.1\r\n${HOST}\r\nOLÁ\r\n\r\n`)
  expect(answer.head).toBe('')
})

test.each([
  ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
  ['with an expectation', `GET / HTTP/1.1\r\n${HOST}Expect: x\r\n\r\n`],
])(
  'nor does it end the server after a request %s, which Node answers by itself',
  async (_, first) => {
    const { ask, port } = await startFront()
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined).resume()
    socket.write(`${first}OLÁ\r\n\r\n`)
    await once(socket, 'close')
    expect((await ask(`GET / HTTP/1.1\r\n${HOST}${END}`)).status).toBe(200)
  },
)

test('who breaks off or keeps a refused connection open neither ends the server nor stays', async () => {
  const { ask, port } = await startFront()
  for (let n = 0; n < 20; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, () => socket.resetAndDestroy())
  }
  const idle = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void idle.destroy())
  idle.write(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`)
  idle.on('error', () => undefined).resume()
  await once(idle, 'end')
  expect((await ask(`GET / HTTP/1.1\r\n${HOST}${END}`)).status).toBe(200)
  await vi.waitFor(() => {
    idle.write('x')
    expect(idle.destroyed).toBe(true)
  })
})
