import { OLDEST_BROWSERS } from '@elos/ui/theme/browsers'
import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'

/** The names that at least one browser of `OLDEST_BROWSERS` lacks. */
export interface Missing {
  /** Constructors and namespaces. */
  globals: string[]
  /** Members of those that are there: `isStatic` tells whether of the constructor or of its instances. */
  members: { owner: string; name: string; isStatic: boolean }[]
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number)

function isNewer(added: string, than: string): boolean {
  const [major = 0, minor = 0] = numbersOf(added)
  const [oldMajor = 0, oldMinor = 0] = numbersOf(than)
  return major > oldMajor || (major === oldMajor && minor > oldMinor)
}

/** Whether a browser of the list lacks a feature by the name given. */
function isMissing(compat: CompatStatement | undefined): boolean {
  if (!compat) return false
  return Object.entries(OLDEST_BROWSERS).some(([browser, version]) => {
    const statements = [compat.support[browser as BrowserName] ?? []].flat()
    return !statements.some((each) => isThere(each, version))
  })
}

function isThere(support: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    prefix,
    alternative_name,
    flags,
  } = support
  if (prefix || alternative_name || flags || removed) return false
  return typeof added === 'string' && added !== 'preview' && !isNewer(added, version)
}

/**
 * Lists what the oldest browsers lack of JavaScript's own objects and of the web's interfaces.
 *
 * @see https://github.com/mdn/browser-compat-data, which knows each feature's versions
 */
export function missingInOldBrowsers(): Missing {
  const missing: Missing = { globals: [], members: [] }
  // Chromium enforces Trusted Types by the page's policy, whether or not scripts have their interface.
  const isEnforced = (name: string) => /^trusted/i.test(name)
  const owners: Record<string, Identifier> = { ...bcd.api, ...bcd.javascript.builtins }
  for (const [owner, features] of Object.entries(owners)) {
    if (isEnforced(owner)) continue
    if (isMissing(features.__compat)) {
      missing.globals.push(owner)
      continue
    }
    const { __compat: _, ...parts } = features
    for (const [key, part] of Object.entries<Identifier>(parts)) {
      if (!isMissing(part.__compat) || isEnforced(key)) continue
      const name = key.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1')
      missing.members.push({ owner, name, isStatic: key.endsWith('_static') })
    }
  }
  return missing
}

/** Takes from a page what the list names, before its scripts run. It runs in the page. */
export function forget({ globals, members }: Missing): void {
  const remove = (from: unknown, name: string) => Reflect.deleteProperty(Object(from), name)
  for (const { owner, name, isStatic } of members) {
    const holder: unknown = Reflect.get(globalThis, owner)
    remove(isStatic ? holder : (Object(holder).prototype ?? holder), name)
    // The members of a window are its own.
    if (owner === 'Window') remove(globalThis, name)
  }
  for (const name of globals) remove(globalThis, name)
}
