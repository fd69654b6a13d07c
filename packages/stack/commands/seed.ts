import { defaultSettings } from '../config.ts'
import { isUp } from '../processes/isUp.ts'
import { withLake } from '../processes/lake.ts'
import { seed } from '../steps/content.ts'
import { step } from '../steps/progress.ts'
import { refreshSite } from '../steps/refresh.ts'

/** `npm run seed`: writes the first content where it is missing, then refreshes a running site. */
export async function seedCommand(args: string[]): Promise<number> {
  const settings = defaultSettings()
  await withLake(settings, async () => {
    await step('Seeding', () => seed(settings, args))
    if (await isUp('site', settings)) await refreshSite(settings)
  })
  return 0
}
