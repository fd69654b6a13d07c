import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ACTIONS } from '../actions/actions.ts'
import { Queries } from '../answering/queries.ts'
import { DEFAULT_LIMITS } from '../config.ts'
import { METHODS } from '../http/router.ts'
import { routesOf } from '../http/routes/index.ts'
import { createImages } from '../images/images.ts'
import { openStore } from '../store/store.ts'
import { fileLake, TOKEN, temporaryDir } from '../testing/lake.ts'
import { startWebhooks } from '../webhooks/webhooks.ts'
import { CONSTANTS, PROJECT_CONSTANTS } from './constants.ts'
import { REFUSED_ACTIONS, REFUSED_ROUTES, refusals } from './refused.ts'

const PACKAGE = join(import.meta.dirname, '..')
const PAGE = join(PACKAGE, 'COMPAT.md')
const ALL_CONSTANTS = { ...CONSTANTS, ...PROJECT_CONSTANTS }

/** The heading from which on the page is made from the tables. */
const MADE = '\n## Always the same answer\n'
const [written = ''] = readFileSync(PAGE, 'utf8').split(MADE)

/** The cells of the rows of the page that are written by hand. */
const rows = written
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice('| '.length, -' |'.length).split(' | '))
  .filter(([name]) => name !== 'what')

const codes = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')

function refusedText(refused: typeof REFUSED_ROUTES): string {
  const lines = Object.entries(refused).map(([reason, names]) => `| ${reason} | ${codes(names)} |`)
  return `| because | what |\n|---|---|\n${lines.join('\n')}\n`
}

test('COMPAT.md says what is refused, and what has always the same answer', async () => {
  const constants = Object.entries(ALL_CONSTANTS).map(
    ([path, answer]) => `| \`${path}\` | \`${JSON.stringify(answer)}\` |`,
  )
  const made = [
    MADE,
    `| GET | answer |\n|---|---|\n${constants.join('\n')}\n`,
    '## Routes that are not here\n',
    'They are refused with 501 and the reason, by each method that no other row serves.\n',
    refusedText(REFUSED_ROUTES),
    '## Actions that are not here\n',
    refusedText(REFUSED_ACTIONS),
  ]
  await expect(written + made.join('\n')).toMatchFileSnapshot(PAGE)
})

test('every test that a row names exists', () => {
  const missing = rows.flatMap(([, , proofs = '']) =>
    proofs.split('; ').filter((proof) => {
      const { file = '', title = '' } = /^`(?<file>\S+)` (?<title>.+)$/.exec(proof)?.groups ?? {}
      const path = join(PACKAGE, file)
      return (
        !file.endsWith('.test.ts') ||
        !existsSync(path) ||
        !readFileSync(path, 'utf8').includes(`'${title}`)
      )
    }),
  )
  expect(missing).toEqual([])
})

const CONSTANT_ROUTES = Object.keys(ALL_CONSTANTS).map((path) => `GET ${path}`)

/** The methods and paths of the rows. */
const SERVED_ROUTES = rows.flatMap(([name = '']) => {
  const { methods = '', path } =
    /^(?<methods>[A-Z, ]+|WebSocket) `(?<path>\/\S+)`$/.exec(name)?.groups ?? {}
  return path ? methods.split(', ').map((method) => `${method} ${path}`) : []
})

const REFUSALS = refusals(REFUSED_ROUTES).flatMap(({ name: path, reason }) =>
  METHODS.map((method) => ({ route: `${method} ${path}`, method, path, reason })),
)

test('every route of the server stands on the page once', async () => {
  const store = openStore(await temporaryDir())
  const project = { projectId: 'elos', datasets: ['production'] }
  const routes = routesOf({
    ...project,
    store,
    images: createImages(store.dir, DEFAULT_LIMITS),
    queries: new Queries(DEFAULT_LIMITS),
    webhooks: startWebhooks(store, project, []),
    limits: DEFAULT_LIMITS,
    url: () => '',
    closing: new AbortController().signal,
  })
  store.close()
  const known = routes.map(({ method, path }) => `${method} ${path}`)
  const sockets = ['/socket/:dataset', '/tunnel'].map((path) => `WebSocket ${path}`)
  const standing = [...SERVED_ROUTES, ...CONSTANT_ROUTES, ...REFUSALS.map(({ route }) => route)]
  expect(standing.toSorted()).toEqual([...known, ...sockets].toSorted())
})

test('every action that is served has a row, and no other has one', () => {
  const named = rows.flatMap(
    ([name = '']) => /^`(sanity\.action\.\S+)`$/.exec(name)?.slice(1) ?? [],
  )
  expect(named.toSorted()).toEqual([...ACTIONS.keys()].toSorted())
})

const lake = await fileLake()
const headers = { Authorization: `Bearer ${TOKEN}` }

/** A path with a value for each name, and with something below it. */
const example = (path: string) =>
  path
    .replace(':project', 'elos')
    .replace(':dataset', 'production')
    .replace(/:\w+/g, 'a')
    .replace('/*', '/a')

const served = new Set([...SERVED_ROUTES, ...CONSTANT_ROUTES])

test.each(REFUSALS.filter(({ route }) => !served.has(route)))(
  'a route that is not here is refused: $route',
  async ({ method, path, reason }) => {
    const answer = await lake.fetch(`/v2025-02-19${example(path)}`, { method, headers })
    expect([answer.status, await answer.json()]).toEqual([
      501,
      { statusCode: 501, error: 'Not Implemented', message: reason },
    ])
  },
)

test.each(Object.entries(ALL_CONSTANTS))(
  'a constant answer is what the page says: %s',
  async (path, expected) => {
    const answer = await lake.fetch(`/v1${example(path)}`, { headers })
    expect([answer.status, await answer.json()]).toEqual([200, expected])
  },
)

test.each(['/auth/logout', '/intake/batch'])(
  'a constant answer is what the page says: nothing for %s',
  async (path) => {
    expect((await lake.fetch(`/v1${path}`, { method: 'POST', body: '{}', headers })).status).toBe(
      204,
    )
  },
)

test.each(refusals(REFUSED_ACTIONS))(
  'an action that is not here is refused: $name',
  async ({ name, reason }) => {
    const request = lake.client.request({
      method: 'POST',
      url: '/data/actions/production',
      body: { actions: [{ actionType: name }] },
    })
    await expect(request).rejects.toMatchObject({
      statusCode: 501,
      message: expect.stringContaining(reason),
      details: {
        items: [{ error: { type: 'notImplementedError', description: reason }, index: 0 }],
      },
    })
  },
)

test('a parameter that is not here is ignored', async () => {
  const mutate = {
    method: 'POST',
    headers,
    body: '{"mutations":[{"create":{"_id":"a","_type":"a"}}]}',
  }
  await lake.fetch('/v1/data/mutate/production?visibility=deferred', mutate)
  const answer = await lake.fetch('/v1/data/query/production?query=*[]._id&explain=true', {
    headers,
  })
  expect(await answer.json()).toMatchObject({ result: ['a'] })
})
