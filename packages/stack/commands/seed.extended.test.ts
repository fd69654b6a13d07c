import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../processes/ports.ts'

const STACK = join(import.meta.dirname, '../bin/stack.ts')

/** A content server that responds with 503 to every request, and the requests that it received. */
const requests: string[] = []
const port = await freePort()
const server = createServer(({ method, url, headers }, response) => {
  requests.push(`${method} ${url?.split('?')[0]} ${headers.authorization}`)
  response.writeHead(503, { 'content-type': 'application/json' }).end('{}')
}).listen(port, '127.0.0.1')
afterAll(() => server.close())

async function seed(environment: Record<string, string>) {
  const ports = { SITE_PORT: `${await freePort()}`, LAKE_PORT: `${await freePort()}` }
  const child = spawn(process.execPath, [STACK, 'seed'], {
    env: { ...process.env, ...ports, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, output }
}

test('the server of SANITY_API_HOST is seeded, not the local Lake', async () => {
  const { code, output } = await seed({
    SANITY_PROJECT_ID: 'other',
    SANITY_DATASET: 'copy',
    SANITY_API_HOST: `http://127.0.0.1:${port}`,
    SANITY_WRITE_TOKEN: 'write-token',
  })
  expect(requests[0]).toMatch(/^\w+ \/v[\d-]+\/\w+\/.*copy.* Bearer write-token$/)
  expect(output).toContain('other/copy')
  expect(code).toBe(1)
})

test('a server without a project is an error before anything is written', async () => {
  const { code, output } = await seed({ SANITY_API_HOST: `http://127.0.0.1:${port}` })
  expect(output).toContain('SANITY_API_HOST is set, but no project is named')
  expect(code).toBe(1)
})
