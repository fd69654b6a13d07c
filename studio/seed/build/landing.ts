import type { LandingSeed } from '../data/content.ts'
import { features, keyed, picture } from './parts.ts'
import type { Writer } from './writer.ts'

/** The fields that carriers, plans and products share. */
export function landing(seed: LandingSeed, write: Writer) {
  const { scene, ...heading } = seed.hero
  const { benefits, reasons, information, closing, chatMessage } = seed
  return {
    hero: {
      ...heading,
      lead: write.short(heading.lead),
      ...(scene && { image: picture(`scenes/${scene}.svg`) }),
    },
    benefits: { title: benefits.title, items: features(benefits.items, write) },
    reasons: { title: reasons.title, items: features(reasons.items, write) },
    information: keyed(
      information.map(({ body, ...entry }) => ({ ...entry, body: write.rich(body) })),
    ),
    closing: { ...closing, text: write.short(closing.text) },
    chatMessage,
  }
}
