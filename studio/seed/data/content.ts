import type { IconName } from '../../schemas/icons.ts'
import type { ClaimKey } from './claims/index.ts'
import type { RoutePath } from './routes/paths.ts'

/** One or more paragraphs in the seed's notation: `**bold**`, `[text](/path)`, `{{claim}}`. */
export type Notation = string

export type FeatureSeed = { icon: IconName; title: string; text: Notation }

export type StatSeed = { claim: ClaimKey; label: string }

/** The eyebrow, title and lead that open a section. */
export type HeadingSeed = { eyebrow?: string; title: string; lead?: Notation }

export type LinkSeed =
  | { label: string; action: 'page'; route: RoutePath; anchor?: string }
  | { label: string; action: 'page'; route?: undefined; anchor: string }
  | { label: string; action: 'quote' | 'partner' }
  | { label: string; action: 'chat'; message: string }
  | { label: string; action: 'external'; url: string }

export type Topic = 'network' | 'plans' | 'prevention' | 'support' | 'conclusion'

/** One part of the information section. The body is Markdown, indented as the source likes. */
export type InformationSeed = { topic: Topic; title: string; body: string }

/** What every carrier, plan and product page is made of. */
export type LandingSeed = {
  /** `scene` is a drawing of `seed/scenes`. */
  hero: { eyebrow: string; title: string; lead: Notation; scene?: string }
  benefits: { title: string; items: FeatureSeed[] }
  reasons: { title: string; items: [FeatureSeed, FeatureSeed, FeatureSeed, FeatureSeed] }
  information: InformationSeed[]
  closing: { title: string; text: Notation; label: string }
  chatMessage: string
}
