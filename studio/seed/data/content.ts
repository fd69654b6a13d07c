import type { IconName } from '@elos/content/parts/icon/names'
import type { ClaimKey } from './claims/index.ts'
import type { RoutePath } from './routes/paths.ts'

/** One or more paragraphs in the seed's notation: `**bold**`, `[text](/path)`, `{{claim}}`. */
export type Notation = string

/** A card with an icon, a title and a text. */
export interface FeatureSeed {
  icon: IconName
  title: string
  text: Notation
}

/** A highlighted number: a claim with its label. */
export interface StatSeed {
  claim: ClaimKey
  label: string
}

/** The eyebrow, title and lead that open a section. */
export interface HeadingSeed {
  eyebrow?: string
  title: string
  lead?: Notation
}

/** A button or menu item, with the fields that its action needs. */
export type LinkSeed =
  | { label: string; action: 'page'; route: RoutePath; anchor?: string }
  | { label: string; action: 'page'; route?: undefined; anchor: string }
  | { label: string; action: 'quote' | 'partner' }
  | { label: string; action: 'chat'; message: string }
  | { label: string; action: 'external'; url: string }

/** The topic of a part of the information section. */
type Topic = 'network' | 'plans' | 'prevention' | 'support' | 'conclusion'

/** One part of the information section. The body is Markdown; its indentation is removed. */
interface InformationSeed {
  topic: Topic
  /** What is above the title, in place of the topic's own name. */
  label?: string
  title: string
  body: string
}

/** The sections of every carrier, plan and product page. */
export interface LandingSeed {
  /** `scene` is a drawing of `seed/scenes`. */
  hero: { eyebrow: string; title: string; lead: Notation; scene?: string }
  benefits: { title: string; items: FeatureSeed[] }
  reasons: { title: string; items: [FeatureSeed, FeatureSeed, FeatureSeed, FeatureSeed] }
  information: InformationSeed[]
  closing: { title: string; text: Notation; label: string }
  chatMessage: string
}
