import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startFaultyLake } from '../support/faultyLake.ts'
import { env } from '../support/lake.ts'
import { startSiteServer } from '../support/siteServer.ts'
import { test } from '../support/test.ts'

/** The secrets of a site, each with a text that stands nowhere else. */
const SECRETS = {
  SANITY_READ_TOKEN: 'skLeituraSecreta',
  SANITY_WRITE_TOKEN: 'skEscritaSecreta',
  SANITY_WEBHOOK_SECRET: 'webhookSecretoDeTeste',
  METRICS_TOKEN: 'metricasSecretasDeTeste',
  CDN_PURGE_TOKEN: 'cdnSecretoDeTeste',
  LEADS_WEBHOOK_SECRET: 'whsec_c2VncmVkb0RlVGVzdGVEb1dlYmhvb2tEZVBlZGlkb3M=',
}

/** The password of the mail server, which nobody answers at. */
const MAIL_PASSWORD = 'senhaSecretaDeTeste'

/** The paths that visitors, editors and watchers may ask for. */
const ASKED = [
  '/',
  '/amil-saude',
  '/nunca-visto',
  '/nunca-visto.md',
  '/previa/amil-saude',
  '/prazos?pagina=/plano-empresarial&desde=2026-03',
  '/sitemap.xml',
  '/parceiros-elos/perguntas?busca=comissao',
  '/busca?q=comissao',
  '/portabilidade/resposta?situacao=ativo',
  '/api/draft-mode/doctor',
  '/api/draft-mode/enable?sanity-preview-secret=errado',
  '/api/ready',
  '/api/metrics',
]

test('a site says no secret in what it answers, prints and keeps while its content server is away, refuses its token, or answers garbage', async () => {
  const lake = await startFaultyLake()
  await lake.fail('dead')
  // It is there after the site has stopped, which writes its last pages then.
  const pagesDir = test.info().outputPath('pages')
  mkdirSync(pagesDir)
  const site = await startSiteServer({
    lake: lake.url,
    pagesDir,
    environment: {
      ...SECRETS,
      SMTP_URL: `smtp://avisos:${MAIL_PASSWORD}@127.0.0.1:9`,
      LEADS_WEBHOOK_URL: 'https://127.0.0.1:9/pedidos',
      SANITY_DATASET_VISIBILITY: 'private',
      CDN_PURGE_URL: `${lake.url}/purge`,
      // The test signs its publication by it.
      SANITY_WEBHOOK_SECRET_BEFORE: env.E2E_WEBHOOK_SECRET,
    },
  })
  const answers: string[] = []
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual', ...init })
    answers.push(JSON.stringify([...answer.headers]), await answer.text())
  }
  /** Publishes a carrier, whose pages cannot be made again. */
  const publish = async () => {
    const answer = await site.report({ _id: 'carrier-amil', _type: 'carrier' })
    answers.push(await answer.text())
  }
  const form = new URLSearchParams({
    name: 'Ana',
    email: 'ana@exemplo.com.br',
    phone: '11988887777',
  })
  try {
    for (const fault of ['dead', '401', 'garbage'] as const) {
      await lake.fail(fault)
      await Promise.all([
        ...ASKED.map((path) => ask(path)),
        ask('/api/contato', { method: 'POST', body: form, headers: { origin: site.origin } }),
        publish(),
      ])
    }
    await expect.poll(() => site.printed()).toContain('page-failed')
  } finally {
    await site.stop()
    await lake.stop()
  }
  const kept = readdirSync(pagesDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  const printed = site.printed()
  for (const [variable, secret] of Object.entries({ ...SECRETS, SMTP_URL: MAIL_PASSWORD })) {
    const found = [printed, ...answers, ...kept].some((text) => text.includes(secret))
    expect(found, `${variable} stands in an output, an answer or a file`).toBe(false)
  }
  const errors = printed.split('\n').filter((line) => line.includes('page-failed'))
  for (const line of errors) expect(() => JSON.parse(line)).not.toThrow()
  expect(printed).not.toMatch(/NoFallbackError|callSiteStack|^\s+at /m)
})
