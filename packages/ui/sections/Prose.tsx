import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { bandOf, type SectionProps } from './props.ts'

/** A text under its heading, or beside it where the window is wide. A short one needs the width for its heading. */
export function Prose({ content, ...band }: SectionProps<'prose'>) {
  const { id, className } = bandOf(band)
  return (
    <section id={id} className={`${className} split`}>
      <SectionHead heading={content.heading} />
      <div className="prose">
        <RichText value={content.body} />
      </div>
    </section>
  )
}
