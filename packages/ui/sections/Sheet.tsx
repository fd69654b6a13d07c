import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Sheet')``

/** What a carrier answers, row by row, or how it stands in the regulator's register. */
export function Sheet({ content, ...band }: SectionProps<'sheet'>) {
  const { heading, counts, rows } = content
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      <p>{counts.text}</p>
      <dl>
        {rows.map(({ id, name, stateText, words }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{stateText}</dd>
            {words && <dd>{words}</dd>}
          </div>
        ))}
      </dl>
    </Root>
  )
}
