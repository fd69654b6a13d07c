import { endToEndTests } from '../checks/endToEnd.ts'

/**
 * `npm run visual`: compares the gallery and a page of each template with the pictures kept of them;
 * `npm run visual -- --update-snapshots` takes them anew. 1 where something looks different.
 */
export async function visualCommand(args: string[]): Promise<number> {
  const { passed, failed } = await endToEndTests(args, 'tests/visual/playwright.config.ts')
  return failed === 0 && passed > 0 ? 0 : 1
}
