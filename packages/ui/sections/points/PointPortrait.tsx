import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPortrait')``

/** Points beside a portrait. */
export function PointPortrait({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features items={content.items} />
    </Root>
  )
}
