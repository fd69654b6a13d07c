import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { freshSettings } from '../../packages/stack/checks/endToEnd.ts'
import { addresses, type Settings } from '../../packages/stack/config.ts'
import { lakeEnvironment } from '../../packages/stack/environment.ts'
import { startLake } from '../../packages/stack/processes/lake.ts'
import { secrets } from '../../packages/stack/secrets.ts'
import { seed } from '../../packages/stack/steps/seed.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

function lakeCommand(settings: Settings, ...args: string[]) {
  const env = { ...process.env, ...lakeEnvironment(settings) }
  execFileSync('node', ['packages/lake/bin/lake.ts', ...args], { env, stdio: 'pipe' })
}

/** Runs `use` on a running Lake; answers what it answered and the whole dataset afterwards. */
async function whileServing<T>(settings: Settings, use: (lakeUrl: string) => Promise<T>) {
  const running = await startLake(settings)
  try {
    const { lake } = addresses(settings)
    const result = await use(lake)
    const answer = await fetch(`${lake}/v1/data/export/production`, {
      headers: { authorization: `Bearer ${secrets().lakeToken}` },
    })
    return { result, documents: (await answer.text()).split('\n').filter(Boolean).sort() }
  } finally {
    await running.stop()
  }
}

test('what is exported and imported into an empty Lake is the same dataset, assets included', async () => {
  const [from, to] = [await freshSettings('archive-from'), await freshSettings('archive-to')]
  try {
    const { result: path, documents } = await whileServing(from, async (apiHost) => {
      await seed(from)
      const client = createClient({
        projectId: 'elos',
        dataset: 'production',
        apiVersion: '2025-02-19',
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        token: secrets().lakeToken,
      })
      const asset = await client.assets.upload('image', PIXEL, { filename: 'ponto.png' })
      await client.patch('article-como-economizar-plano-saude').set({ readMinutes: 10 }).commit()
      return `/images/elos/production/${asset.path.split('/').at(-1)}`
    })
    const archive = join(from.lakeDir, '..', 'lake.tar.gz')
    lakeCommand(from, 'export', archive)
    expect(existsSync(archive)).toBe(true)

    lakeCommand(to, 'import', archive)
    const imported = await whileServing(to, async (lakeUrl) => {
      const answer = await fetch(`${lakeUrl}${path}`)
      return Buffer.from(await answer.arrayBuffer())
    })
    expect(documents.length).toBeGreaterThan(160)
    expect(imported.documents).toEqual(documents)
    expect(imported.result.equals(PIXEL)).toBe(true)

    expect(() => lakeCommand(to, 'import', archive)).toThrow()
    lakeCommand(to, 'reset')
    const empty = await whileServing(to, async () => null)
    expect(empty.documents).toEqual([])
  } finally {
    from.remove()
    to.remove()
  }
})
