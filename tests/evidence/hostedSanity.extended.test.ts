import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadPage } from '@elos/content'
import { startLake } from '@elos/lake'
import { connect, TOKEN } from '@elos/lake/testing/client'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { SETUP_TOKEN, standIn } from './hosted/standIn.ts'

const LAKE = { projectId: 'abc123', datasets: ['production'], tokens: [TOKEN] }
const dir = mkdtempSync(join(tmpdir(), 'lake-'))
let hosted: Awaited<ReturnType<typeof standIn>>
let lake: Awaited<ReturnType<typeof startLake>>

beforeAll(async () => {
  lake = await startLake({ ...LAKE, dir })
  hosted = await standIn(lake.url)
})

afterAll(async () => {
  hosted.close()
  await lake.close()
  rmSync(dir, { recursive: true, force: true })
})

beforeEach(() => {
  hosted.settings.cors.length = 0
  hosted.settings.hooks.length = 0
  hosted.hosts.length = 0
})

/** The variables that docs/hosted-sanity.md has an operator set. */
const OPERATOR = {
  SANITY_PROJECT_ID: 'abc123',
  SANITY_DATASET: 'production',
  SANITY_SETUP_TOKEN: SETUP_TOKEN,
  SANITY_WRITE_TOKEN: TOKEN,
  SANITY_WEBHOOK_SECRET: 'um-segredo-de-teste',
  SITE_URL: 'https://www.exemplo.com.br',
  STUDIO_URL: 'https://exemplo.sanity.studio',
}

/** Runs a program as an operator does, with the stand-in in place of Sanity. */
function run(args: string[], env: Record<string, string> = {}, cwd = '.') {
  const all = { ...process.env, ...OPERATOR, ...hosted.env, ...env }
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile('node', args, { env: all, cwd }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

const SETUP = ['studio/hosted/bin/hosted.ts', 'setup']
const ADDED = [
  'CORS: allow https://exemplo.sanity.studio, with credentials',
  "Webhook: add 'Páginas do site' to https://www.exemplo.com.br/api/revalidate",
]

describe('npm run hosted -- setup', () => {
  test('only tells with --dry-run what an empty project lacks, and ends with 1', async () => {
    const { code, output } = await run([...SETUP, '--dry-run'])
    for (const line of ADDED) expect(output).toContain(line)
    expect(code).toBe(1)
    expect(hosted.settings).toEqual({ cors: [], hooks: [] })
  })

  test('makes the CORS origin and the signed webhook, after which nothing lacks', async () => {
    const first = await run(SETUP)
    for (const line of ADDED) expect(first.output).toContain(line)
    expect(hosted.settings).toEqual({
      cors: [{ id: 'id0', origin: OPERATOR.STUDIO_URL, allowCredentials: true }],
      hooks: [
        expect.objectContaining({
          url: 'https://www.exemplo.com.br/api/revalidate',
          dataset: 'production',
          secret: OPERATOR.SANITY_WEBHOOK_SECRET,
          includeDrafts: false,
          rule: expect.objectContaining({ filter: '_id in path("*")' }),
        }),
      ],
    })
    const { code, output } = await run([...SETUP, '--dry-run'])
    expect(output).toContain('The project has all that it needs.')
    expect(code).toBe(0)
  })

  test('a certificate that nobody vouches for is refused', async () => {
    const { code } = await run(SETUP, { NODE_EXTRA_CA_CERTS: '' })
    expect(code).toBe(1)
    expect(hosted.settings.cors).toEqual([])
  })
})

const documentsSchema = z.array(z.looseObject({ _id: z.string() }))

/** The origin of assets, which each server states for itself. The site shows them at its own. */
const ASSET_ORIGIN = /(http:\/\/127\.0\.0\.1:\d+|https:\/\/cdn\.sanity\.io)(?=\/(images|files)\/)/g

/** Each upload of an asset has an id of its own, an import's too. */
const UPLOAD = /"uploadId":"\w+",?/g

/** Every document of a Lake as it is stored, and what the site makes of some pages. */
async function contentOf(lakeUrl: string) {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const response = await fetch(`${lakeUrl}/v1/data/export/production`, { headers })
  const client = connect(lakeUrl, { projectId: 'abc123', perspective: 'published' })
  const pages = await Promise.all(PAGES.map((path) => loadPage(client, path, NOW)))
  const text = (await response.text()).replace(ASSET_ORIGIN, '').replace(UPLOAD, '')
  const outcomes = pages.map(({ outcome }) => outcome)
  return {
    documents: documentsSchema
      .parse(
        text
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      )
      .sort((a, b) => (a._id < b._id ? -1 : 1)),
    outcomes,
    pages: JSON.stringify(pages).replace(ASSET_ORIGIN, ''),
  }
}

/** Sanity's command line alone takes several seconds to start. */
const SIX_PROGRAMS_MS = 120_000

const PAGES = ['/', '/amil-saude', '/blog/regras-portabilidade-plano-saude-2025']
const NOW = new Date('2026-01-15T12:00:00Z')

/** Exports the documents of some types into a file, as docs/hosted-sanity.md says. */
async function pull(file: string, ...args: string[]): Promise<void> {
  const types = await run(['studio/hosted/bin/hosted.ts', 'types', ...args])
  const program = '../node_modules/@sanity/cli/bin/run.js'
  const command = ['dataset', 'export', 'production', file, '--types', types.output.trim()]
  const studio = { SANITY_STUDIO_PROJECT_ID: 'abc123', SANITY_AUTH_TOKEN: TOKEN }
  const { output } = await run([program, ...command], studio, 'studio')
  expect(output).toContain('Export finished')
}

test(
  'content is pulled from hosted Sanity without anybody’s data, and with the records all is restored as it was',
  async () => {
    const pushed = await run(['studio/seed/bin/seed.ts'])
    expect(pushed.output).toContain('Documentos gravados')
    const lead = { _id: 'lead.abc', _type: 'lead', name: 'Maria' }
    await connect(lake.url, { projectId: 'abc123', token: TOKEN }).create(lead)

    const [content, records] = [`${dir}.content.tar.gz`, `${dir}.records.tar.gz`]
    const folder = mkdtempSync(join(tmpdir(), 'restored-'))
    onTestFinished(() => {
      for (const path of [content, records, folder]) rmSync(path, { recursive: true, force: true })
    })
    await pull(content)
    await pull(records, '--records')
    expect(hosted.hosts).toContain('abc123.api.sanity.io')

    /** Imports archives into the folder, and returns what a Lake then has. */
    const restored = async (...args: string[]) => {
      const target = { LAKE_DIR: folder, LAKE_PROJECT: 'abc123' }
      const command = ['packages/lake/bin/lake.ts', 'import', ...args]
      expect(await run(command, target)).toMatchObject({ code: 0 })
      const running = await startLake({ ...LAKE, dir: folder })
      return contentOf(running.url).finally(() => running.close())
    }
    const before = await contentOf(lake.url)
    expect(before.outcomes).toEqual(['page', 'page', 'page'])
    const copy = await restored(content)
    expect(copy.pages).toEqual(before.pages)
    expect(copy.documents).toEqual(before.documents.filter(({ _id }) => _id !== 'lead.abc'))
    expect(await restored(content, records, '--replace')).toEqual(before)
    const assets = before.documents.filter(({ _type }) => _type === 'sanity.imageAsset').length
    expect(assets).toBeGreaterThan(10)
    expect(readdirSync(join(folder, 'assets'), { recursive: true }).sort()).toEqual(
      readdirSync(join(dir, 'assets'), { recursive: true }).sort(),
    )
  },
  SIX_PROGRAMS_MS,
)
