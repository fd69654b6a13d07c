import type { Heading } from '@elos/content'
import { RichText } from './RichText.tsx'

/** The head of a section or page: eyebrow, heading, lead. */
export function SectionHead({
  heading,
  level: Level = 'h2',
}: {
  heading: Heading
  level?: 'h1' | 'h2'
}) {
  const { eyebrow, title, lead } = heading
  return (
    <div className="head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <Level>{title}</Level>
      <RichText value={lead} />
    </div>
  )
}
