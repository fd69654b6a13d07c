import { statfsSync } from 'node:fs'
import { isHosted, type Settings, TOP } from './config.ts'
import { StackError } from './errors.ts'
import { type Group, group } from './processes/group.ts'
import { startLake } from './processes/lake.ts'
import { requireFreePorts } from './processes/ports.ts'
import { startSite } from './processes/site.ts'
import { startStudio } from './processes/studio.ts'
import { buildPages, buildSite, buildStudio } from './steps/build.ts'
import { refreshSite } from './steps/refresh.ts'
import { seedIfEmpty } from './steps/seed.ts'

const NEEDED_BYTES = 500 * 1024 ** 2

export interface Options {
  /** False leaves the Lake as it is, even when empty. */
  seeded?: boolean
  /** False leaves the Studio out. */
  studio?: boolean
  /** The `siteDist` of a stack that is built: this one takes its code, and makes pages of its own. */
  compiled?: string
}

/** Brings the Lake, the site and the Studio up, building and seeding what is missing. */
export async function bringUp(
  settings: Settings,
  { seeded = true, studio = true, compiled }: Options = {},
): Promise<Group> {
  requireSpace()
  await requireFreePorts(settings.ports)
  return group(async (members) => {
    if (!isHosted()) {
      members.add(await startLake(settings))
      if (seeded) await seedIfEmpty(settings)
    }
    // One after the other: on two cores they are no faster together, and use twice the memory.
    if (studio) await buildStudio(settings)
    await (compiled ? buildPages(settings, compiled) : buildSite(settings))
    members.add(await startSite(settings))
    if (studio) members.add(await startStudio(settings))
    await refreshSite(settings)
  })
}

function requireSpace(): void {
  const { bavail, bsize } = statfsSync(TOP)
  if (bavail * bsize < NEEDED_BYTES) {
    throw new StackError('The disk is almost full. Free at least 500 MB and try again.')
  }
}
