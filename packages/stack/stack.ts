import { addresses, type Settings, usesLocalLake } from './config.ts'
import { type Group, startGroup } from './processes/group.ts'
import { startLake } from './processes/lake.ts'
import { requireFreePorts } from './processes/ports.ts'
import { startSite } from './processes/site.ts'
import { startStudio } from './processes/studio.ts'
import { buildSite, buildStudio } from './steps/build.ts'
import { prepareContent, seedNewLake } from './steps/content.ts'
import { makePages } from './steps/makePages.ts'

interface Options {
  /** Whether the Studio is built and started. Default: true. */
  studio?: boolean
  /** Whether `siteDist` is the output of another stack's build. Default: false. */
  built?: boolean
}

/**
 * Starts the Lake, the site and the Studio. Builds and seeds what is missing.
 *
 * @throws StackError when a port is taken, or a build or a server fails.
 */
export async function bringUp(
  settings: Settings,
  { studio = true, built = false }: Options = {},
): Promise<Group> {
  await requireFreePorts(settings.ports)
  return startGroup(async (members) => {
    if (usesLocalLake()) {
      await seedNewLake(settings)
      members.add(await startLake(settings))
      await prepareContent(settings)
    }
    // The two are built one after the other: in parallel they take as long on two cores, and twice the memory.
    if (studio) await buildStudio(settings)
    if (!built) await buildSite(settings)
    members.add(await startSite(settings))
    await makePages(settings, addresses(settings).site)
    if (studio) members.add(await startStudio(settings))
  })
}
