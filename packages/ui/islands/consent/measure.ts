import { islandData } from '../data.ts'
import { onChoice } from './choose.ts'
import { reportConversions } from './conversion.ts'
import { gtag, loadScript } from './google.ts'
import { NOTHING, readConsent } from './record.ts'
import { signalsOf } from './signals.ts'

const configured = new Set<string>()

/** What the visitor allows now. The second word keeps Google Analytics from sending anything at all. */
function tell(analyticsId: string | undefined): void {
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

/** Measures what the visitor agreed to, where the site settings name the ids for it. */
export async function measure(): Promise<void> {
  const { analyticsId, adsId, adsLabel } = (await islandData()).measurement
  const { analytics, marketing } = readConsent() ?? NOTHING
  const ids = [analytics && analyticsId, marketing && adsId].flatMap((id) => id || [])
  if (ids.length === 0) return
  if (configured.size === 0) {
    // Nothing is allowed before the choice is told.
    gtag('consent', 'default', signalsOf(NOTHING))
    gtag('js', new Date())
    tell(analyticsId)
    onChoice(() => tell(analyticsId))
  }
  ids.forEach(configure)
  if (marketing && adsId && adsLabel) reportConversions(`${adsId}/${adsLabel}`)
}
