import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'NumberedSteps')``

/** What to do, in numbered rings on a line. */
export function NumberedSteps({ content, ...band }: SectionProps<'steps'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ol>
        {keyed(content.items).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <h3>{title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ol>
    </Root>
  )
}
