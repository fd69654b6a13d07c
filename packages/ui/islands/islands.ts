import type { Wake } from './wake.ts'

interface Island {
  /** At the first sign that the visitor means it: a pointer over it, focus, a key. Or already when it comes into sight. */
  wakesAt: 'intent' | 'sight'
  load: () => Promise<{ wake: Wake }>
  /** Where it is, as a selector, for what every page has: the name in each would cost bytes. */
  at?: string
}

/** Every island, by the name that its element carries in `data-island`. */
export const islands = {
  consent: { wakesAt: 'intent', load: () => import('./consent/wake.ts') },
  back: { wakesAt: 'intent', load: () => import('./back/wake.ts') },
  carousel: { wakesAt: 'sight', load: () => import('./carousel/wake.ts') },
  counter: { wakesAt: 'sight', load: () => import('./counter/wake.ts') },
  faq: { wakesAt: 'sight', load: () => import('./faq/wake.tsx') },
  menu: {
    wakesAt: 'intent',
    load: () => import('./menu/wake.ts'),
    at: 'header details',
  },
  quote: { wakesAt: 'intent', load: () => import('./quote/wake.tsx') },
  textSize: {
    wakesAt: 'sight',
    load: () => import('./textSize/wake.ts'),
    at: 'footer .end',
  },
  contact: { wakesAt: 'intent', load: () => import('./contact/wake.tsx') },
  partner: { wakesAt: 'intent', load: () => import('./partner/wake.tsx') },
  application: { wakesAt: 'intent', load: () => import('./application/wake.tsx') },
} satisfies Record<string, Island>

export type IslandName = keyof typeof islands

const byName = new Map<string | undefined, Island>(Object.entries(islands))

/** Names the islands that no server component does. */
export function nameIslands(): void {
  for (const [name, { at }] of byName) {
    const element = at && document.querySelector<HTMLElement>(at)
    if (element) element.dataset.island = name
  }
}

/** The island that an element holds. */
export const islandOf = (element: HTMLElement): Island | undefined =>
  byName.get(element.dataset.island)
