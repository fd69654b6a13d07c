import { type Settings, TOP } from '../config.ts'
import { siteEnvironment } from '../environment.ts'
import { run } from '../processes/child.ts'

/**
 * Asks a running site for every page, so that it has made and kept them before the first visitor comes. Pages that cannot
 * be made are named in the log: one broken document must not keep the others from being served.
 *
 * @param origin of the site
 * @returns what was printed: a line for each page that could not be made
 */
export function makePages(settings: Settings, origin: string): Promise<string> {
  return run({
    name: 'site-pages',
    run: ['node', 'web/operations/bin/makePages.ts', origin],
    cwd: TOP,
    env: siteEnvironment(settings),
    logDir: settings.logDir,
  })
}
