import { keyed } from '../primitives/keyed.ts'
import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Bands')``

/** What changes with age, or with the number of people in a contract. */
export function Bands({ content, ...band }: SectionProps<'bands'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.rules).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <h3>{title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ul>
    </Root>
  )
}
