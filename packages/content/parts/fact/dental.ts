import type { Fact } from './type.ts'

/**
 * Returns the anchor, on the page of a carrier, of its answer about dental plans: that is where a dental plan leads.
 * Undefined for a carrier that has not said that it has one.
 */
export const dentalAnchor = (facts: readonly Fact[]): string | undefined =>
  facts.some(({ id, state }) => id === 'dentista' && (state === 'sim' || state === 'depende'))
    ? 'dentista'
    : undefined
