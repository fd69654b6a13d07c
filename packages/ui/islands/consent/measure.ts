import { islandData } from '../common/data.ts'
import { onChoice } from './choose.ts'
import { reportConversions } from './conversion.ts'
import { gtag, loadScript } from './google.ts'
import { NOTHING, readConsent } from './record.ts'
import { signalsOf } from './signals.ts'

const configured = new Set<string>()

/**
 * Gives Google's script the visitor's current choice. `ga-disable-…` stops Google Analytics from sending
 * anything (https://developers.google.com/tag-platform/security/guides/privacy).
 */
function updateConsent(analyticsId: string | undefined): void {
  const record = readConsent() ?? NOTHING
  gtag('consent', 'update', signalsOf(record))
  Object.assign(globalThis, { [`ga-disable-${analyticsId}`]: !record.analytics })
}

function configure(id: string): void {
  if (configured.has(id)) return
  configured.add(id)
  gtag('config', id)
  loadScript(id)
}

/** The element of a page whose address has what the visitor filled in (web/render/Head.tsx). */
const PRIVATE = 'meta[name=referrer]'

/**
 * Measures what the visitor agreed to, where the site settings name the ids for it. A page whose address has what she
 * filled in is not measured: Google would be sent the address.
 */
export async function measure(): Promise<void> {
  if (document.querySelector(PRIVATE)) return
  const { analyticsId, adsId, adsLabel } = (await islandData()).measurement
  const { analytics, marketing } = readConsent() ?? NOTHING
  const ids = [analytics && analyticsId, marketing && adsId].flatMap((id) => id || [])
  if (ids.length === 0) return
  if (configured.size === 0) {
    // Google's script assumes consent until it is given a default.
    gtag('consent', 'default', signalsOf(NOTHING))
    gtag('js', new Date())
    updateConsent(analyticsId)
    onChoice(() => updateConsent(analyticsId))
  }
  ids.forEach(configure)
  if (marketing && adsId && adsLabel) reportConversions(`${adsId}/${adsLabel}`)
}
