import { COMMON_HEADERS } from '@elos/web/headers/securityHeaders'
import { expect } from '@playwright/test'
import type { Answer } from '../../observatory/answer.ts'
import { scoresOf } from '../../observatory/scoresOf.ts'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The address of the site behind a proxy that terminates TLS. */
const SITE_URL = 'https://www.exemplo.com.br'

interface Kind {
  path: string
  status: number
  /** The fields of a form that is sent there, and the origin of its page. */
  form?: Record<string, string>
  origin?: string
  method?: string
}

/** An answer of each kind that a handler of the site makes. */
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
  'refused method': { path: '/', status: 405, form: {} },
  'refused request': { path: '/api/leads', status: 403, form: {} },
  Markdown: { path: '/amil-saude.md', status: 200 },
  'llms.txt': { path: '/llms.txt', status: 200 },
  'robots.txt': { path: '/robots.txt', status: 200 },
  'security.txt': { path: '/.well-known/security.txt', status: 200 },
  sitemap: { path: '/sitemap.xml', status: 200 },
  feed: { path: '/blog/rss.xml', status: 200 },
  JSON: { path: '/dados.json', status: 200 },
  picture: { path: '/social/amil-saude.png', status: 200 },
}

/** An answer of each kind that Next makes by itself. */
const BY_NEXT: Kind[] = [
  { path: '/', status: 405, method: 'DELETE' },
  { path: '/icons.svg', status: 200 },
  { path: '/_next/static/nao-existe.js', status: 404 },
]

/** Returns the answer of this kind. */
async function ask(
  origin: string,
  { path, status, form, method, origin: page }: Kind,
): Promise<Answer> {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    method: method ?? (form ? 'POST' : 'GET'),
    ...(form ? { body: new URLSearchParams(form) } : {}),
    headers: page ? { origin: page } : {},
  })
  const headers = Object.fromEntries(answer.headers)
  expect(answer.status, path).toBe(status)
  return { url: SITE_URL + path, status: answer.status, headers, body: await answer.text() }
}

/** Expects an A+ and at least 125 points of Mozilla's Observatory, and prints the scores. */
function expectTopScores(names: string[], answers: Answer[]): void {
  const scores = scoresOf(answers).map((score, index) => ({ name: names[index] ?? '', ...score }))
  for (const { name, score, grade } of scores) console.log(`${name.padEnd(20)} ${score} ${grade}`)
  expect(scores.filter(({ score, grade }) => score < 125 || grade !== 'A+')).toEqual([])
}

test('what Next answers by itself has the headers that every answer has', async () => {
  const site = await startSiteServer({ lake: env.E2E_LAKE_URL, siteUrl: SITE_URL })
  try {
    for (const kind of BY_NEXT)
      expect((await ask(site.origin, kind)).headers, kind.path).toMatchObject(COMMON_HEADERS)
  } finally {
    await site.stop()
  }
})

test("every kind of answer gets an A+ of Mozilla's Observatory, and at least 125 points, also while the Lake is away", async () => {
  const lake = await startFaultyLake(env.E2E_LAKE_URL)
  // Without pages of its build, so that there is one that it cannot send then.
  const environment = { BUILT_PAGES_DIR: '' }
  const site = await startSiteServer({ lake: lake.url, siteUrl: SITE_URL, environment })
  try {
    const answers: Answer[] = []
    for (const kind of Object.values(KINDS)) answers.push(await ask(site.origin, kind))
    await lake.fail('dead')
    const outage = await ask(site.origin, { path: '/plano-senior', status: 503 })
    expectTopScores([...Object.keys(KINDS), 'outage'], [...answers, outage])

    // The scores depend on the headers.
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    expect(scoresOf([{ ...outage, headers, body: '<p>Texto</p>' }])[0]?.grade).toBe('D')
  } finally {
    await site.stop()
    await lake.stop()
  }
})
