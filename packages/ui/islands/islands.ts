/** Makes an island work, by its element. When it settles, the island is ready. */
export type Wake = (element: HTMLElement) => void | Promise<void>

interface Island {
  /** At the first sign that the visitor means it: a pointer over it, focus, a key. Or already when it comes into sight. */
  wakesAt: 'intent' | 'sight'
  load: () => Promise<{ wake: Wake }>
}

/** Every island, by the name that its element carries in `data-island`. */
const islands = {
  consent: { wakesAt: 'intent', load: () => import('./consent/wake.ts') },
  quote: { wakesAt: 'intent', load: () => import('./quote/wake.tsx') },
} satisfies Record<string, Island>

export type IslandName = keyof typeof islands

const byName = new Map<string | undefined, Island>(Object.entries(islands))

/** The island that an element holds. */
export const islandOf = (element: HTMLElement): Island | undefined =>
  byName.get(element.dataset.island)
