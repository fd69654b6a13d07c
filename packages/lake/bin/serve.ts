import { startLake } from '../start.ts'
import { optionsFrom } from './options.ts'

/** Runs a Lake until SIGINT or SIGTERM. */
export async function serve(): Promise<void> {
  const options = optionsFrom(process.env)
  const lake = await startLake(options)
  console.log(`Lake at ${lake.url} (project ${options.projectId}, folder ${options.dir})`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void lake.close())
  }
}
