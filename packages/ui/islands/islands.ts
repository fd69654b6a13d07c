import type { IslandName } from '../primitives/island.ts'
import type { Wake } from './common/wake.ts'
import { wake as wakeCookies } from './cookies/wake.ts'

interface Island {
  /**
   * The moment at which the island wakes. 'intent': at the first pointer over it, focus or key. 'sight': when it comes
   * into sight. 'approach': then, or when the visitor begins to scroll, so that it is awake by then. 'start': at once.
   */
  wakesAt: 'intent' | 'sight' | 'approach' | 'start'
  load: () => Promise<{ wake: Wake }>
}

/**
 * Every island by its name, which is also its folder. Beside them, `form` and `city` have what several
 * islands with fields share, `common` what any island does, `page` what every page does by itself, and
 * `preact` the runtime.
 */
export const ISLANDS = {
  consent: { wakesAt: 'intent', load: () => import('./consent/wake.ts') },
  // This island is in the loader: its buttons must work, whatever the network does.
  cookies: { wakesAt: 'start', load: async () => ({ wake: wakeCookies }) },
  back: { wakesAt: 'intent', load: () => import('./back/wake.ts') },
  carousel: { wakesAt: 'sight', load: () => import('./carousel/wake.ts') },
  counter: { wakesAt: 'approach', load: () => import('./counter/wake.ts') },
  faq: { wakesAt: 'sight', load: () => import('./faq/wake.tsx') },
  menu: { wakesAt: 'intent', load: () => import('./menu/wake.ts') },
  near: { wakesAt: 'start', load: () => import('./near/wake.ts') },
  quote: { wakesAt: 'intent', load: () => import('./quote/wake.tsx') },
  search: { wakesAt: 'intent', load: () => import('./search/wake.ts') },
  textSize: { wakesAt: 'sight', load: () => import('./textSize/wake.ts') },
  contact: { wakesAt: 'intent', load: () => import('./contact/wake.tsx') },
  partner: { wakesAt: 'intent', load: () => import('./partner/wake.tsx') },
  application: { wakesAt: 'intent', load: () => import('./application/wake.tsx') },
} satisfies Record<IslandName, Island>

const byName = new Map<string | undefined, Island>(Object.entries(ISLANDS))

/** The island of an element with `data-island`; undefined without one. */
export const islandOf = (element: HTMLElement): Island | undefined =>
  byName.get(element.dataset.island)
