import type { ClaimKey } from '../data/claims/index.ts'
import type { FeatureSeed, HeadingSeed, LinkSeed, StatSeed } from '../data/content.ts'
import { routeId } from '../data/routes/index.ts'
import { readDrawing } from '../read/drawings.ts'
import { reference } from '../text/portableText.ts'
import type { Writer } from './writer.ts'

/** Gives each item of an array the key that Sanity asks for: its position. */
export function keyed<Item extends object>(items: readonly Item[]) {
  return items.map((item, index) => ({ ...item, _key: `item${index}` }))
}

export function references(ids: readonly string[]) {
  return keyed(ids.map(reference))
}

export function claimReference(key: ClaimKey) {
  return reference(`claim-${key}`)
}

export function heading({ eyebrow, title, lead }: HeadingSeed, write: Writer) {
  return { ...(eyebrow && { eyebrow }), title, ...(lead && { lead: write.short(lead) }) }
}

export function features(items: readonly FeatureSeed[], write: Writer) {
  return keyed(
    items.map(({ icon, title, text }) => ({
      _type: 'feature' as const,
      icon,
      title,
      text: write.short(text),
    })),
  )
}

export function stats(items: readonly StatSeed[]) {
  return keyed(
    items.map(({ claim, label }) => ({
      _type: 'stat' as const,
      claim: claimReference(claim),
      label,
    })),
  )
}

export function link(seed: LinkSeed) {
  const common = { _type: 'link' as const, label: seed.label, action: seed.action }
  if (seed.action === 'chat') return { ...common, message: seed.message }
  if (seed.action === 'external') return { ...common, url: seed.url }
  if (seed.action !== 'page') return common
  const { route, anchor } = seed
  return {
    ...common,
    ...(route && { route: reference(routeId(route)) }),
    ...(anchor && { anchor }),
  }
}

export function links(items: readonly LinkSeed[]) {
  return keyed(items.map(link))
}

/** An image field with a drawing of the seed, by its path there. */
export function picture(path: string) {
  const { id, title } = readDrawing(path)
  return { _type: 'imageWithAlt' as const, alt: title, asset: reference(id) }
}

export function slug(current: string) {
  return { _type: 'slug' as const, current }
}
