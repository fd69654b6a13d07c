import { Features } from '../../primitives/Features.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'PointPairs')``

/** Points in one or two columns. */
export function PointPairs({ content, ...band }: SectionProps<'points'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <Features items={content.items} />
    </Root>
  )
}
