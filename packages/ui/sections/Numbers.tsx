import { Figures } from '../primitives/Figures.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Numbers')``

/** Figures: the first in a ring, the others as rows. */
export function Numbers({ content, ...band }: SectionProps<'numbers'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Figures items={content.items} />
    </Root>
  )
}
