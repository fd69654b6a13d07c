import { purposeOf, SettingsError } from '../env.ts'

/** The variables that the site cannot run without in production. */
const REQUIRED = ['SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET']

/** The variables that it can run without, and what is missing then. */
const ADVISED = {
  SANITY_READ_TOKEN: 'there are no previews of drafts',
  SANITY_WRITE_TOKEN: 'requests of visitors are not stored, and they are led to WhatsApp',
  CLIENT_ADDRESS_HEADER: 'forms are limited for all visitors together, not for each network',
}

type Variables = Record<string, string | undefined>

/**
 * Checks the variables of a release, before anything is started with them.
 *
 * @param built the values that the release was built for
 * @returns a line for each variable that is not set and would be useful
 * @throws SettingsError when one is missing (an empty one counts as missing), or differs from that of the build
 */
export function requireSettings(variables: Variables, built: Variables): string[] {
  const missing = REQUIRED.filter((name) => !variables[name])
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name}: ${purposeOf(name)}`)
    throw new SettingsError(
      `Set these variables (.env.example describes them):\n\n${lines.join('\n')}\n`,
    )
  }
  const others = Object.keys(built).filter((name) => variables[name] !== built[name])
  if (others.length > 0) {
    const lines = others.map(
      (name) => `  ${name}: built for ${built[name] ?? 'none'}, now ${variables[name] || 'none'}`,
    )
    throw new SettingsError(
      `This release was built for something else. Build it again with 'npm run build', or set:\n\n${lines.join('\n')}\n`,
    )
  }
  return Object.entries(ADVISED).flatMap(([name, lack]) =>
    variables[name] ? [] : [`${name} is not set: ${lack}`],
  )
}
