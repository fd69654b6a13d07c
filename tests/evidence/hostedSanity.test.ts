import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLake } from '@elos/lake'
import { TOKEN } from '@elos/lake/testing/client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
function run(args: string[], env: Record<string, string> = {}) {
  const all = { ...process.env, ...OPERATOR, ...hosted.env, ...env }
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile('node', args, { env: all }, (error, stdout, stderr) =>
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
