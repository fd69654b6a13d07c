import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Checklist')``

/** A list to take along, with rings to tick. */
export function Checklist({ content, ...band }: SectionProps<'checklist'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item }) => (
          <li key={key}>{item}</li>
        ))}
      </ul>
    </Root>
  )
}
