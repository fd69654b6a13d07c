import { purposeOf, readEnvironment, SettingsError } from '../env.ts'
import { BUILT_FOR, type BuiltFor } from './release.ts'

/** The variables that the site cannot run without in production. */
const REQUIRED = ['SITE_URL', 'SANITY_PROJECT_ID', 'SANITY_WEBHOOK_SECRET']

/** The variable that it runs without only where LEADS_INBOX says so: nobody loses requests by forgetting it. */
const REQUIRED_BY_INBOX = 'SANITY_WRITE_TOKEN'

/** The variables that it can run without, and what is missing then. */
const ADVISED = {
  SANITY_READ_TOKEN: 'there are no previews of drafts',
  CLIENT_ADDRESS_HEADER: 'forms are limited for all visitors together, not for each network',
}

type Variables = Record<string, string | undefined>

/**
 * Checks the variables of a release, before anything is started with them.
 *
 * @param builtFor what the release was built for; an empty value stands for the default
 * @returns a line for each variable that is not set and would be useful
 * @throws SettingsError when one is missing (an empty one counts as missing), invalid, or another than that of the build
 */
export function requireSettings(variables: Variables, builtFor: BuiltFor): string[] {
  const required = variables.LEADS_INBOX === 'off' ? REQUIRED : [...REQUIRED, REQUIRED_BY_INBOX]
  const missing = required.filter((name) => !variables[name])
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name}: ${purposeOf(name)}`)
    throw new SettingsError(
      `Set these variables (.env.example describes them):\n\n${lines.join('\n')}\n`,
    )
  }
  const now = readEnvironment(variables)
  const built = readEnvironment({ ...variables, ...builtFor })
  const others = BUILT_FOR.filter((name) => now[name] !== built[name])
  if (others.length > 0) {
    const lines = others.map((name) => `  ${name}: built for ${built[name]}, now ${now[name]}`)
    throw new SettingsError(
      `This release was built for something else. Build it again with 'npm run build', or set:\n\n${lines.join('\n')}\n`,
    )
  }
  return Object.entries(ADVISED).flatMap(([name, lack]) =>
    variables[name] ? [] : [`${name} is not set: ${lack}`],
  )
}
