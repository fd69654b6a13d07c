import { keyed } from '../primitives/keyed.ts'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Fit')``

const TITLES = { yes: 'Serve bem', check: 'Confira antes', no: 'Costuma não servir' }

/** Whom something suits, who should ask first, and whom it does not suit, as a chain of three links. */
export function Fit({ content, ...band }: SectionProps<'fit'>) {
  const { heading, yes, check, no } = content
  const groups = { yes, check, no }
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      {(['yes', 'check', 'no'] as const).map(
        (name) =>
          groups[name].length > 0 && (
            <div key={name} className={name}>
              <h3>{TITLES[name]}</h3>
              <ul>
                {keyed(groups[name]).map(({ key, item }) => (
                  <li key={key}>{item}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Root>
  )
}
