import { keyed } from '../../primitives/keyed.ts'
import { RichText } from '../../primitives/RichText.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'Covered')``

/** What is covered beside what is not, at equal size. */
export function Covered({ content, ...band }: SectionProps<'comparison'>) {
  const { heading, covered, notCoveredTitle, notCovered } = content
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <ul>
        {keyed(covered).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <b>{title}</b>
            <RichText value={text} />
          </li>
        ))}
      </ul>
      <h2>{notCoveredTitle}</h2>
      <ul>
        {keyed(notCovered).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <b>{title}</b>
            <RichText value={text} />
          </li>
        ))}
      </ul>
    </Root>
  )
}
