import { join } from 'node:path'
import { addresses, settingsToStart, storePorts, TOP, usesLocalLake } from '../config.ts'
import { studioEnvironment } from '../environment.ts'
import { type Command, start } from '../processes/child.ts'
import { startGroup } from '../processes/group.ts'
import { startLake } from '../processes/lake.ts'
import { requireFreePorts } from '../processes/ports.ts'
import { buildAssets, ISLANDS, nextEnvironment, STYLES } from '../steps/build.ts'
import { prepareContent, seedNewLake } from '../steps/content.ts'
import { untilStopped } from './start.ts'

/** `npm run dev`: starts everything from its sources. Site and Studio reload when a source changes. */
export async function devCommand(): Promise<number> {
  const settings = { ...settingsToStart(), siteDist: '.next-dev' }
  const { ports, logDir } = settings
  await requireFreePorts(ports)
  const members = await startGroup(async ({ add }) => {
    if (usesLocalLake()) {
      await seedNewLake(settings)
      add(await startLake(settings))
      await prepareContent(settings)
    }
    await buildAssets(settings, ['--dev'])
    const startShown = (command: Omit<Command, 'logDir' | 'show'>) =>
      add(start({ ...command, logDir, show: true }))
    startShown({ name: 'islands-dev', run: ['node', ISLANDS, '--watch'] })
    startShown({ name: 'styles-dev', run: ['node', STYLES, '--watch'] })
    startShown({
      name: 'site-dev',
      run: ['next', 'dev', 'web', '--port', String(ports.site), '--hostname', '127.0.0.1'],
      env: { ...nextEnvironment(settings), MAIL_DIR: settings.mailDir },
    })
    startShown({
      name: 'studio-dev',
      run: ['sanity', 'dev', '--port', String(ports.studio), '--host', '127.0.0.1'],
      cwd: join(TOP, 'studio'),
      env: studioEnvironment(settings),
    })
  })
  storePorts(ports)
  const { site, studio } = addresses(settings)
  console.log(`\n  Site    ${site}\n  Studio  ${studio}\n`)
  return untilStopped(members)
}
