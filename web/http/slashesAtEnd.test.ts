import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { joinSlashesAtEnd } from './slashesAtEnd.ts'

test('an address has one slash at its end, and is the same otherwise', async () => {
  onTestFinished(joinSlashesAtEnd())
  const server = createServer(({ url }, response) => response.end(url))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const seen = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text()
  expect(await seen('/amil-saude///?utm_source=a//')).toBe('/amil-saude/?utm_source=a//')
  for (const path of ['/', '//', '/amil-saude', '/amil-saude/', '//amil-saude', '/a//b?c=d//'])
    expect(await seen(path)).toBe(path)
})
