import type { ClaimKey } from '../data/claims/index.ts'
import type { FeatureSeed, HeadingSeed, LinkSeed, StatSeed } from '../data/content.ts'
import { pageId } from '../data/routes/index.ts'
import { reference } from '../markdown/portableText.ts'
import { readDrawing } from '../read/drawings.ts'
import type { Writer } from './writer.ts'

/** Gives each item of an array the key that Sanity requires, made from its position. */
export function keyed<Item extends object>(items: readonly Item[]) {
  return items.map((item, index) => ({ ...item, _key: `item${index}` }))
}

/** A list of references to the documents with these ids. */
export function references(ids: readonly string[]) {
  return keyed(ids.map(reference))
}

/** A reference to the document of a claim. */
export function claimReference(key: ClaimKey) {
  return reference(`claim-${key}`)
}

/** Eyebrow, title and lead, without the parts that are empty. */
export function heading({ eyebrow, title, lead }: HeadingSeed, write: Writer) {
  return { ...(eyebrow && { eyebrow }), title, ...(lead && { lead: write.short(lead) }) }
}

/** Cards with icon, title and text. */
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

/** Highlighted numbers, each a claim with its label. */
export function stats(items: readonly StatSeed[]) {
  return keyed(
    items.map(({ claim, label }) => ({
      _type: 'stat' as const,
      claim: claimReference(claim),
      label,
    })),
  )
}

/** A button or menu item, with the fields that its action needs. */
export function link(seed: LinkSeed) {
  const common = { _type: 'link' as const, label: seed.label, action: seed.action }
  if (seed.action === 'chat') return { ...common, message: seed.message }
  if (seed.action === 'external') return { ...common, url: seed.url }
  if (seed.action !== 'page') return common
  const { route, anchor } = seed
  return {
    ...common,
    ...(route && { page: reference(pageId(route)) }),
    ...(anchor && { anchor }),
  }
}

/** A list of buttons or menu items. */
export function links(items: readonly LinkSeed[]) {
  return keyed(items.map(link))
}

/** An image field with a drawing of the seed, named by its path in `studio/seed`. */
export function picture(path: string) {
  const { id, title } = readDrawing(path)
  return { _type: 'imageWithAlt' as const, alt: title, asset: reference(id) }
}

/** A slug field. */
export function slug(current: string) {
  return { _type: 'slug' as const, current }
}
