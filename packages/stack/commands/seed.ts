import { defaultSettings, isHosted } from '../config.ts'
import { startLake } from '../processes/lake.ts'
import { isUp } from '../processes/running.ts'
import { step } from '../steps/progress.ts'
import { refreshSite } from '../steps/refresh.ts'
import { seed } from '../steps/seed.ts'

/** `npm run seed`: puts the first content into the Lake (or hosted Sanity) where it is missing. */
export async function seedCommand(args: string[]): Promise<number> {
  const settings = defaultSettings()
  const lake = isHosted() || (await isUp('lake', settings)) ? null : await startLake(settings)
  try {
    await step('Seeding', () => seed(settings, args))
    if (await isUp('site', settings)) await refreshSite(settings)
  } finally {
    await lake?.stop()
  }
  return 0
}
