import { DRAFT_PREFIX } from '@elos/content/parts/storage/names'
import { whenIdle } from './common/whenIdle.ts'
import { islandOf } from './islands.ts'
import { doIdleWork } from './page/idleWork.ts'
import { applyStoredChoices } from './page/storedChoices.ts'

/** The clicks that the recorder has stored (recorder.ts). */
declare const taps: HTMLElement[]
declare global {
  interface Document {
    /** Whether nobody has looked at the page yet. Undefined in browsers that do not prerender. */
    prerendering?: boolean
  }
}

const ISLAND = '[data-island]'
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click']

const waking = new WeakSet<HTMLElement>()

/**
 * Fetches and wakes the island around a node, then repeats the clicks that were made in it meanwhile.
 */
async function wake(node: EventTarget | null): Promise<void> {
  const element = node instanceof Element ? node.closest<HTMLElement>(ISLAND) : null
  const island = element && islandOf(element)
  if (!island || waking.has(element)) return
  waking.add(element)
  try {
    const { wake } = await island.load().catch(island.load)
    await wake(element)
  } catch (error) {
    // Its links and forms still work as plain HTML.
    console.error('An island could not wake', element, error)
  }
  // From here on the recorder lets clicks through.
  delete element.dataset.island
  for (const control of taps.filter((tap) => element.contains(tap))) {
    taps.splice(taps.indexOf(control), 1)
    control.ariaBusy = null
    control.click()
  }
}

function start(): void {
  for (const intent of INTENTS) {
    addEventListener(intent, ({ target }) => void wake(target), { capture: true, passive: true })
  }
  // The visitor may have begun to use these islands before this script was there.
  const hovered = [...document.querySelectorAll(':hover')].at(-1) ?? null
  for (const begun of [...taps, document.activeElement, hovered]) void wake(begun)
  // This runs after a frame, in which room is made for the banner for cookies (packages/ui/islands/cookies/wake.ts).
  requestAnimationFrame(() => whenIdle(doIdleWork))
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void wake(target)
  })
  for (const element of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const at = islandOf(element)?.wakesAt
    if (at === 'sight' || at === 'approach') sight.observe(element)
    if (at === 'approach') addEventListener('scroll', () => void wake(element), { once: true })
    if (at === 'start' || element.hasAttribute('open') || hasDraft(element)) void wake(element)
  }
}

/**
 * Whether the island's form was being filled in before the page was loaded again; then it wakes at
 * once.
 */
function hasDraft({ dataset }: HTMLElement): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + dataset.island) !== null
  } catch {
    return false
  }
}

/** Next hydrates pages in draft mode and in development; what it has not hydrated must not change. */
function whenSettled(run: () => void): void {
  if (!('__next_f' in window)) run()
  else if (document.readyState === 'complete') whenIdle(run)
  else addEventListener('load', () => whenIdle(run))
}

/**
 * Browsers render pages that a visitor may be about to open (packages/ui/islands/page/speculationRules.ts).
 * Until somebody looks at such a page, nothing of ours may run in it: it must not measure, ask, store or
 * count. All scripts but the recorder are started here.
 */
function whenSeen(run: () => void): void {
  if (!document.prerendering) {
    run()
    return
  }
  const seen = () => {
    applyStoredChoices()
    // The page is painted first. The recorder keeps what is clicked meanwhile.
    requestAnimationFrame(() => setTimeout(run))
  }
  document.addEventListener('prerenderingchange', seen, { once: true })
}

whenSeen(() => {
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', () => whenSettled(start))
  else whenSettled(start)
})
