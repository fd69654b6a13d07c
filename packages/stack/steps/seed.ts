import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { run } from '../processes/child.ts'
import { step } from './progress.ts'

/** Puts the first content into the Lake (documents in one transaction: all or nothing). Those that exist stay. */
export async function seed(settings: Settings, args: string[] = []): Promise<void> {
  await run({
    name: 'seed',
    run: ['node', 'studio/seed/bin/seed.ts', ...args],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
}

/** Documents but for pictures, which an interrupted seed may have left behind without one to show them. */
const CONTENT = 'count(*[_type != "sanity.imageAsset"])'

/** Seeds a Lake that holds no content; one that was ever seeded is left as its editors made it. */
export async function seedIfEmpty(settings: Settings): Promise<void> {
  const { lake } = addresses(settings)
  const query = new URLSearchParams({ query: CONTENT })
  const answer = await fetch(`${lake}/v2025-02-19/data/query/production?${query}`)
  const { result } = await answer.json()
  if (result === 0) await step('Seeding the Lake', () => seed(settings))
}
