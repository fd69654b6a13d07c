import { parseArgs } from 'node:util'
import { writeClient } from '../../../base/writeClient.ts'
import { migrationIds, readMigration } from '../readMigration.ts'
import { runMigration } from '../runMigration.ts'

const USAGE = `Usage: npm run migrate -- <id> [--dry-run]

  Runs studio/migrations/<id>.ts on every draft and published document, in one transaction.
  --dry-run prints the mutations and has the server check them, but stores nothing.

Variables: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_WRITE_TOKEN and, with a local Lake,
SANITY_API_HOST.`

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [id, ...others] = positionals
  if (id === undefined || others.length > 0) {
    throw new Error(`${USAGE}\n\nMigrations: ${migrationIds().join(', ')}`)
  }
  const migration = await readMigration(id)
  const client = writeClient(process.env)
  const { projectId, dataset } = client.config()
  const dryRun = values['dry-run']
  console.log(`${migration.title} (${projectId}/${dataset}${dryRun ? ', dry run' : ''})`)
  const mutations = await runMigration(client, migration, { dryRun })
  for (const mutation of mutations) console.log(JSON.stringify(mutation))
  console.log(`Mutations ${dryRun ? 'accepted, none stored' : 'stored'}: ${mutations.length}.`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
