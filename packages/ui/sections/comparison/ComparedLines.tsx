import { keyed } from '../../primitives/keyed.ts'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { bandOf, type SectionProps } from '../props.ts'

const Root = styled('section', 'ComparedLines')``

/** The lines of a carrier side by side. */
export function ComparedLines({ content, ...band }: SectionProps<'comparison'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.lines).map(({ key, item: { name, description, facts } }) => (
          <li key={key}>
            <h3>{name}</h3>
            <p>{description}</p>
            <dl>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Root>
  )
}
