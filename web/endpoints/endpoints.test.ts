import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { isDeclaredHandler } from './handler.ts'

// It imports 'next/headers' in a way that only Next's bundler resolves.
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({ GET: vi.fn() }) }))

const WEB = join(import.meta.dirname, '..')

/** The methods for which Next looks in a route's file. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** All files that Next serves as route handlers: also those of development alone. */
const routeFiles = (folder: string) =>
  globSync('**/route{,.dev,.gallery}.{ts,tsx,js,mjs}', { cwd: join(WEB, folder) }).map((file) =>
    join(WEB, folder, file),
  )

/** The handlers of a route's file that were made in another way: 'GET of …/route.ts'. */
async function otherHandlers(file: string): Promise<string[]> {
  const route: Record<string, unknown> = await import(file)
  return METHODS.filter((method) => method in route && !isDeclaredHandler(route[method])).map(
    (method) => `${method} of ${file}`,
  )
}

test('every route handler is made by `endpoint` or `storedEndpoint`', async () => {
  const files = routeFiles('app')
  expect(files.length).toBeGreaterThan(15)
  const found = await Promise.all(files.map(otherHandlers))
  expect(found.flat()).toEqual([])
})

test('a route handler that is made in another way is found', async () => {
  const [file = ''] = routeFiles('endpoints/testing')
  expect(await otherHandlers(file)).toEqual([`GET of ${file}`])
})
