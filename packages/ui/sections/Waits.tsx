import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Waits')``

/** Waiting times, each as a bar on a true scale of 24 months. */
export function Waits({ content, ...band }: SectionProps<'waits'>) {
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <ul>
        {keyed(content.items).map(({ key, item: { what, claim, explanation } }) => (
          <li key={key}>
            <b>{what}</b> {claim.text}
            {explanation && <p>{explanation}</p>}
          </li>
        ))}
      </ul>
    </Root>
  )
}
