import { defaultSettings } from '../config.ts'
import { withLake } from '../processes/lake.ts'
import { seed } from '../steps/content.ts'
import { step } from '../steps/progress.ts'

/** `npm run seed`: writes the first content where it is missing. A running site finds it as it finds every change. */
export async function seedCommand(args: string[]): Promise<number> {
  const settings = defaultSettings()
  await withLake(settings, () => step('Seeding', () => seed(settings, args)))
  return 0
}
