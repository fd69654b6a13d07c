import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { readConsent } from './record.ts'

/** Windows up to this width are counted as phones: the menu is folded in them. */
const PHONE = '(max-width: 768px)'

/** Figures that were not sent yet, by the id that the library gives to each figure of a visit. */
const waiting = new Map<string, Metric>()
const sent = new Set<string>()
let isMeasuring = false

/**
 * Measures how fast the page is for this visitor, and sends it each time that the page is hidden: the kind of
 * the page, the class of the device, and the figures that were not sent before. Time counts from when the
 * visitor asked for the page, also if the browser had rendered it before (https://web.dev/articles/vitals).
 */
export function reportSpeed(): void {
  if (isMeasuring || !document.body.dataset.kind) return
  isMeasuring = true
  for (const measure of [onLCP, onCLS, onTTFB]) measure(note)
  // By default the library reports this figure when the page is hidden, and may leave out what was clicked just before.
  onINP(note, { reportAllChanges: true })
  // Last of all listeners: those of the library note the final values.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}

function note(metric: Metric): void {
  if (!sent.has(metric.id)) waiting.set(metric.id, metric)
}

function send(): void {
  const figures = [...waiting]
  waiting.clear()
  if (figures.length === 0 || !readConsent()?.analytics) return
  for (const [id] of figures) sent.add(id)
  const visit = {
    kind: document.body.dataset.kind,
    device: matchMedia(PHONE).matches ? 'phone' : 'desktop',
    figures: Object.fromEntries(figures.map(([, { name, value }]) => [name, rounded(value)])),
  }
  // Goes on after the page is gone. A report that is lost is not missed.
  void fetch('/api/velocidade', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(visit),
  }).catch(() => undefined)
}

/** Times in milliseconds, and scores, with as many digits as are counted. */
const rounded = (value: number) => (value < 2 ? Math.round(value * 1000) / 1000 : Math.round(value))
