import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { LOCAL } from '@elos/stack/config'
import { start, untilUp } from '@elos/stack/processes/child'
import { freePort } from '@elos/stack/processes/ports'
import { expect } from '@playwright/test'
import type { Answer } from '../observatory/answer.ts'
import { scoresOf } from '../observatory/scoresOf.ts'
import { env } from './support/lake.ts'
import { test } from './support/test.ts'

const LOG_DIR = join(LOCAL, 'logs', 'observatory')

/** The address of the site behind a proxy that terminates TLS. */
const SITE_URL = 'https://www.exemplo.com.br'

/** Starts the site as it is served there, on the Lake at `host`. */
async function serve(host: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const running = start({
    name: `front-${port}`,
    run: ['node', 'web/server/start.ts'],
    env: {
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      SITE_URL,
      SITE_DIST: env.E2E_SITE_DIST,
      SANITY_PROJECT_ID: 'elos',
      SANITY_API_HOST: host,
    },
    logDir: LOG_DIR,
  })
  await untilUp(running, origin, LOG_DIR)
  return { origin, stop: running.stop }
}

interface Kind {
  path: string
  status: number
  /** The fields of a form that is sent there, and the origin of its page. */
  form?: Record<string, string>
  origin?: string
  method?: string
}

/** An answer of each kind. */
const KINDS: Record<string, Kind> = {
  'home page': { path: '/', status: 200 },
  'carrier page': { path: '/amil-saude', status: 200 },
  'list of articles': { path: '/blog', status: 200 },
  'partner page': { path: '/parceiros-elos', status: 200 },
  'legal page': { path: '/politica-privacidade', status: 200 },
  'quote form': { path: '/cotacao/amil-saude', status: 200 },
  'found questions': { path: '/parceiros-elos/perguntas?busca=comissao', status: 200 },
  'form with errors': { path: '/api/parceria', status: 422, form: { name: '' }, origin: SITE_URL },
  'missing page': { path: '/nao-existe', status: 404 },
  'moved page': { path: '/lgpd', status: 308 },
  'malformed address': { path: '/%ff', status: 400 },
  'long address': { path: `/${'a'.repeat(5000)}`, status: 414 },
  'refused method': { path: '/', status: 405, method: 'DELETE' },
  'refused request': { path: '/api/leads', status: 403, form: {} },
  Markdown: { path: '/amil-saude.md', status: 200 },
  'llms.txt': { path: '/llms.txt', status: 200 },
  'robots.txt': { path: '/robots.txt', status: 200 },
  'security.txt': { path: '/.well-known/security.txt', status: 200 },
  sitemap: { path: '/sitemap.xml', status: 200 },
  feed: { path: '/blog/rss.xml', status: 200 },
  JSON: { path: '/dados.json', status: 200 },
  drawing: { path: '/icons.svg', status: 200 },
  picture: { path: '/social/amil-saude.png', status: 200 },
}

/** Returns the answer of this kind. */
async function ask(
  origin: string,
  { path, status, form, method, origin: page }: Kind,
): Promise<Answer> {
  const send = async () => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      method: method ?? (form ? 'POST' : 'GET'),
      ...(form ? { body: new URLSearchParams(form) } : {}),
      headers: page ? { origin: page } : {},
    })
    const headers = Object.fromEntries(answer.headers)
    return { url: SITE_URL + path, status: answer.status, headers, body: await answer.text() }
  }
  let answer = await send()
  // What the site has to ask the Lake for, it may have to be asked for again: it waits for three seconds,
  // and then says when.
  while (answer.status === 503 && status !== 503) {
    await setTimeout(Number(answer.headers['retry-after']) * 1000)
    answer = await send()
  }
  expect(answer.status, path).toBe(status)
  return answer
}

/** Expects an A+ and at least 125 points of Mozilla's Observatory, and prints the scores. */
function expectTopScores(names: string[], answers: Answer[]): void {
  const scores = scoresOf(answers).map((score, index) => ({ name: names[index] ?? '', ...score }))
  for (const { name, score, grade } of scores) console.log(`${name.padEnd(20)} ${score} ${grade}`)
  expect(scores.filter(({ score, grade }) => score < 125 || grade !== 'A+')).toEqual([])
}

test("every kind of answer gets an A+ of Mozilla's Observatory, and at least 125 points", async () => {
  const site = await serve(env.E2E_LAKE_URL)
  try {
    const answers: Answer[] = []
    // One after the other: the site does not answer all that it asks the Lake for at once.
    for (const kind of Object.values(KINDS)) answers.push(await ask(site.origin, kind))
    expectTopScores(Object.keys(KINDS), answers)
  } finally {
    await site.stop()
  }
})

test('so does the answer while the Lake is away, but not one without its headers', async () => {
  const site = await serve(`http://127.0.0.1:${await freePort()}`)
  try {
    const outage = await ask(site.origin, { path: '/nunca-visto', status: 503 })
    expectTopScores(['outage'], [outage])
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    expect(scoresOf([{ ...outage, headers, body: '<p>Texto</p>' }])[0]?.grade).toBe('D')
  } finally {
    await site.stop()
  }
})
