import { join } from 'node:path'
import { addresses, defaultSettings, isHosted, TOP } from '../config.ts'
import { siteEnvironment, studioEnvironment } from '../environment.ts'
import { group } from '../processes/group.ts'
import { startLake } from '../processes/lake.ts'
import { requireFreePorts } from '../processes/ports.ts'
import { NEXT, SANITY } from '../processes/programs.ts'
import { startServer } from '../processes/server.ts'
import { buildAssets, ISLANDS } from '../steps/build.ts'
import { seedIfEmpty } from '../steps/seed.ts'
import { untilStopped } from './start.ts'

/** `npm run dev`: the Lake, with the site and the Studio reloading as their sources change. */
export async function devCommand(): Promise<number> {
  const settings = { ...defaultSettings(), siteDist: '.next-dev' }
  const { ports, logDir } = settings
  await requireFreePorts(ports)
  const members = await group(async ({ add }) => {
    if (!isHosted()) {
      add(await startLake(settings))
      await seedIfEmpty(settings)
    }
    await buildAssets(settings, ['--dev'])
    add(startServer({ name: 'islands-dev', serve: [ISLANDS, '--watch'], logDir, show: true }))
    add(
      startServer({
        name: 'site-dev',
        serve: [NEXT, 'dev', 'web', '--port', String(ports.site), '--hostname', '127.0.0.1'],
        env: siteEnvironment(settings),
        logDir,
        show: true,
      }),
    )
    add(
      startServer({
        name: 'studio-dev',
        serve: [SANITY, 'dev', '--port', String(ports.studio), '--host', '127.0.0.1'],
        cwd: join(TOP, 'studio'),
        env: studioEnvironment(settings),
        logDir,
        show: true,
      }),
    )
  })
  const { site, studio } = addresses(settings)
  console.log(`\n  Site    ${site}\n  Studio  ${studio}\n`)
  return untilStopped(members)
}
