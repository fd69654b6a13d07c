import { existsSync } from 'node:fs'
import { addresses, type Settings } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { StackError } from '../errors.ts'
import { run } from '../processes/child.ts'
import { startLake } from '../processes/lake.ts'
import { step } from './progress.ts'

/** The migrations that content of an earlier version needs, each with the filter of the documents that ask for it. */
const MIGRATIONS = {
  fingerprintOfDecisions: 'defined(ground)',
}

/** Writes the first content into the Lake, all documents in one transaction. Existing documents stay as they are. */
export async function seedContent(settings: Settings, args: string[] = []): Promise<void> {
  await runOnContent(settings, 'seed', ['studio/seed/bin/seed.ts', ...args])
}

/**
 * Makes the local Lake's content one that this version of the site can read: an empty Lake is seeded, and
 * content of an earlier version is migrated. Anything else that editors made stays as it is.
 *
 * @throws StackError when the Lake refuses a query, or a migration names content that a person has to tidy up first
 */
export async function prepareContent(settings: Settings): Promise<void> {
  // An interrupted seed leaves images without documents.
  if ((await count(settings, '_type != "sanity.imageAsset"', 'published')) === 0)
    return step('Seeding the Lake', () => seedContent(settings))
  for (const [id, filter] of Object.entries(MIGRATIONS)) {
    if ((await count(settings, filter, 'raw')) > 0)
      await step(`Migrating the Lake (${id})`, () =>
        runOnContent(settings, 'migrate', ['studio/platform/migrate/bin/migrate.ts', id]),
      )
  }
}

/**
 * Seeds a local Lake that was never started, without webhooks: there is no site yet that could receive
 * them, and nothing was made from the content before.
 */
export async function seedNewLake(settings: Settings): Promise<void> {
  if (existsSync(settings.lakeDir)) return
  const lake = await startLake(settings, { webhooks: false })
  try {
    await prepareContent(settings)
  } finally {
    await lake.stop()
  }
}

/** Counts the documents of the local Lake that a filter selects. */
async function count(
  settings: Settings,
  filter: string,
  perspective: 'published' | 'raw',
): Promise<number> {
  const { SANITY_DATASET } = siteEnvironment(settings)
  // The oldest version of the API needs no date.
  const search = new URLSearchParams({ query: `count(*[${filter}])`, perspective })
  const url = `${addresses(settings).lake}/v1/data/query/${SANITY_DATASET}?${search}`
  const response = await fetch(url)
  if (!response.ok) throw new StackError(`The Lake refused a query (${response.status}): ${url}`)
  const { result } = await response.json()
  return result
}

async function runOnContent(settings: Settings, name: string, script: string[]): Promise<void> {
  await run({
    name,
    run: ['node', ...script],
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
}
