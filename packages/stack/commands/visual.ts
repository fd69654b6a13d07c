import { endToEndTests } from '../checks/endToEnd.ts'
import { holds } from '../checks/tally.ts'

/**
 * `npm run visual`: compares the gallery and a page of each template with the pictures kept of them;
 * `npm run visual -- --update-snapshots` takes them anew. 1 where something looks different.
 */
export async function visualCommand(args: string[]): Promise<number> {
  return holds(await endToEndTests(args, 'tests/visual/playwright.config.ts')) ? 0 : 1
}
