import { existsSync } from 'node:fs'
import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'
import { run } from '../processes/child.ts'
import { startLake } from '../processes/lake.ts'
import { step } from './progress.ts'

/** Writes the first content into the Lake, all documents in one transaction. Existing documents stay as they are. */
export async function seed(settings: Settings, args: string[] = []): Promise<void> {
  await run({
    name: 'seed',
    run: ['node', 'studio/seed/bin/seed.ts', ...args],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
}

/** Counts all documents except images: an interrupted seed leaves images without documents. */
const COUNT = 'count(*[_type != "sanity.imageAsset"])'

/**
 * Seeds the local Lake when it has no published content. What editors made stays as it is.
 *
 * @throws StackError when the Lake refuses the query.
 */
export async function seedIfEmpty(settings: Settings): Promise<void> {
  const { SANITY_DATASET } = siteEnvironment(settings)
  // The oldest version of the API needs no date. It reads drafts too unless it gets a perspective.
  const search = new URLSearchParams({ query: COUNT, perspective: 'published' })
  const url = `${addresses(settings).lake}/v1/data/query/${SANITY_DATASET}?${search}`
  const response = await fetch(url)
  if (!response.ok) throw new StackError(`The Lake refused a query (${response.status}): ${url}`)
  const { result } = await response.json()
  if (result === 0) await step('Seeding the Lake', () => seed(settings))
}

/**
 * Seeds a local Lake that was never started, without webhooks: there is no site yet that could receive
 * them, and nothing was made from the content before.
 */
export async function seedNewLake(settings: Settings): Promise<void> {
  if (existsSync(settings.lakeDir)) return
  const lake = await startLake(settings, { webhooks: false })
  try {
    await seedIfEmpty(settings)
  } finally {
    await lake.stop()
  }
}
