import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Prose')`
  display: grid;
  grid-template-columns: minmax(min(100%, 16rem), 1fr) minmax(0, 1.4fr);
  gap: 20px clamp(32px, 5vw, 72px);
  .head {
    margin: 0;
  }
  .prose > :last-child {
    margin-bottom: 0;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A text under its heading, or beside it where the window is wide. */
export function Prose({ content, ...band }: SectionProps<'prose'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <div className="prose">
        <RichText value={content.body} />
      </div>
    </Root>
  )
}
